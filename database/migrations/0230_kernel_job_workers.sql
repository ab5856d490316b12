-- Which workers of the job queue live. The queue keeps the jobs of a worker that was killed for four hours; with this they go on after a minute.
CREATE TABLE job_worker (
  worker_id text PRIMARY KEY,
  seen_at   timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE job_worker IS 'Workers of the job queue that live, each with the time at which its process was last heard of.';
COMMENT ON COLUMN job_worker.worker_id IS 'Name of the worker in the queue (locked_by).';
REVOKE ALL ON job_worker FROM zb_app;
