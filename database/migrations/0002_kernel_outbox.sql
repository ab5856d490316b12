-- The door to the job queue. The queue's tables belong to graphile-worker's own schema, which the application's role cannot
-- touch; this function runs as the owner and does nothing but add a job. Its schema is made right after the migrations.

CREATE FUNCTION queue_job(task text, payload json, queue text, run_at timestamptz, key text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM graphile_worker.add_job(task, payload, queue_name := queue, run_at := run_at, max_attempts := 20, job_key := key);
END $$;
REVOKE ALL ON FUNCTION queue_job FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_job TO zb_app;
