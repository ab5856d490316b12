-- What the platform's staff see of the job queue. Its tables belong to graphile-worker's own schema, which zb_app cannot reach: these
-- functions run as the owner, show no payload, and change nothing but the time of a failed job.
CREATE FUNCTION job_overview() RETURNS TABLE (task text, waiting bigint, running bigint, failing bigint, dead bigint, oldest timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT j.task_identifier::text, count(*) FILTER (WHERE j.locked_at IS NULL AND j.attempts < j.max_attempts),
      count(*) FILTER (WHERE j.locked_at IS NOT NULL), count(*) FILTER (WHERE j.attempts > 0 AND j.last_error IS NOT NULL AND j.attempts < j.max_attempts),
      count(*) FILTER (WHERE j.attempts >= j.max_attempts AND j.locked_at IS NULL), min(j.run_at)
    FROM graphile_worker.jobs j GROUP BY 1 ORDER BY 1;
END $$;
REVOKE ALL ON FUNCTION job_overview FROM PUBLIC;
GRANT EXECUTE ON FUNCTION job_overview TO zb_app;
COMMENT ON FUNCTION job_overview IS 'Background jobs by task: waiting, running, failed and tried again, given up after all attempts.';

CREATE FUNCTION failed_jobs(most integer) RETURNS TABLE (job_id bigint, task text, attempts integer, max_attempts integer, run_at timestamptz, created_at timestamptz, last_error text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT j.id::bigint, j.task_identifier::text, j.attempts::integer, j.max_attempts::integer, j.run_at, j.created_at, left(j.last_error, 500)
    FROM graphile_worker.jobs j WHERE j.last_error IS NOT NULL AND j.attempts > 0 ORDER BY j.attempts >= j.max_attempts DESC, j.run_at LIMIT most;
END $$;
REVOKE ALL ON FUNCTION failed_jobs FROM PUBLIC;
GRANT EXECUTE ON FUNCTION failed_jobs TO zb_app;
COMMENT ON FUNCTION failed_jobs IS 'Jobs whose last attempt failed, those that were given up first.';

CREATE FUNCTION retry_failed_job(wanted bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  known text;
BEGIN
  SELECT j.task_identifier INTO known FROM graphile_worker.jobs j WHERE j.id = wanted AND j.last_error IS NOT NULL AND j.locked_at IS NULL;
  IF known IS NULL THEN RETURN NULL; END IF;
  PERFORM graphile_worker.reschedule_jobs(ARRAY[wanted], run_at := now(), attempts := 0);
  RETURN known;
END $$;
REVOKE ALL ON FUNCTION retry_failed_job FROM PUBLIC;
GRANT EXECUTE ON FUNCTION retry_failed_job TO zb_app;
COMMENT ON FUNCTION retry_failed_job IS 'Tries a failed job again at once with all attempts; its task, or NULL when it runs or is gone.';
