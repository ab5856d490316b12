-- The password of payments: six digits of its own, which waits after five wrong ones. And one owner per e-mail address.

ALTER TABLE account
  ADD COLUMN pay_password_hash text,
  ADD COLUMN pay_tries smallint NOT NULL DEFAULT 0 CHECK (pay_tries BETWEEN 0 AND 5),
  ADD COLUMN pay_locked_until timestamptz;
CREATE UNIQUE INDEX account_email ON account (lower(email)) WHERE email IS NOT NULL;
