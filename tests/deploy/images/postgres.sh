#!/bin/sh
# Make a database for POSTGRES_USER, with POSTGRES_PASSWORD, and serve it to the network.
set -eu
data=/var/lib/postgresql/data
if [ ! -e "$data/PG_VERSION" ]; then
    echo "$POSTGRES_PASSWORD" > /tmp/password
    initdb --pgdata "$data" --username "$POSTGRES_USER" --pwfile /tmp/password --auth scram-sha-256 \
        --no-locale --encoding UTF8 --no-sync
    echo "host all all all scram-sha-256" >> "$data/pg_hba.conf"
    echo "CREATE DATABASE $POSTGRES_USER" | postgres --single -D "$data" postgres
fi
exec postgres -D "$data" -c listen_addresses="*"
