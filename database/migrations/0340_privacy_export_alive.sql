-- A run says every few seconds that it is at work. A silent one is taken over: `run` counts the attempts, and only the last may finish.
ALTER TABLE data_export ADD COLUMN run integer NOT NULL DEFAULT 0, ADD COLUMN alive_at timestamptz;
