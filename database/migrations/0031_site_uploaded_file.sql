-- Pictures that members hand in: vouchers (seen by their owner and the platform's cashier) and evaluations (public).
CREATE TABLE uploaded_file (
  file_id    uuid PRIMARY KEY,
  member_id  bigint NOT NULL,
  purpose    text NOT NULL CHECK (purpose IN ('voucher', 'evaluation')),
  bytes      integer NOT NULL CHECK (bytes > 0),
  width      integer NOT NULL CHECK (width > 0),
  height     integer NOT NULL CHECK (height > 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX uploaded_file_of ON uploaded_file (member_id, created_at DESC);
