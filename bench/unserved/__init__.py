"""The pages without a server, measured: how soon one plays, how fast the engine is there."""
