-- Counts of limits are written with every request and worth nothing after a crash. A server of the release before reads
-- and writes the table as ever.
ALTER TABLE "attempt" SET UNLOGGED;
