"""The time as a match needs it: turns that end, a host that slept, alarms."""
