-- Wallet: which bank transfer was handed in for what. A serial stood once among vouchers of orders, once among supplements, once among
-- dues and once among repayments, so that one transfer could be confirmed four times.
CREATE TABLE transfer_serial (
  serial     text PRIMARY KEY CHECK (serial <> ''),
  purpose    text NOT NULL CHECK (purpose IN ('order', 'supplement', 'contractDue', 'creditRepayment')),
  reference  text NOT NULL,
  claimed_at timestamptz NOT NULL
);
COMMENT ON TABLE transfer_serial IS 'Serials of bank transfers that were handed in: each pays for one thing. A rejection sets it free.';
COMMENT ON COLUMN transfer_serial.serial IS 'Serial at the bank, in capitals and without spaces.';
COMMENT ON COLUMN transfer_serial.purpose IS 'What kind of thing it pays.';
COMMENT ON COLUMN transfer_serial.reference IS 'Number of that thing: of the voucher, the weigh note, the due or the repayment.';
COMMENT ON COLUMN transfer_serial.claimed_at IS 'When it was handed in.';
CREATE INDEX transfer_serial_reference ON transfer_serial (purpose, reference);

INSERT INTO transfer_serial (serial, purpose, reference, claimed_at)
SELECT upper(regexp_replace(serial, '\s', '', 'g')), purpose, reference, at
FROM (
  SELECT bank_serial AS serial, 'order' AS purpose, voucher_id::text AS reference, submitted_at AS at FROM transfer_voucher WHERE state <> 'REJECTED'
  UNION ALL
  SELECT voucher_no, 'supplement', weigh_note_sn, now() FROM weigh_note WHERE money_state IN ('SUPPLEMENT_REVIEW', 'SUPPLEMENT_PAID')
  UNION ALL
  SELECT voucher_no, 'contractDue', due_sn, moved_at FROM contract_due WHERE state IN ('REVIEW', 'PAID', 'HELD', 'RELEASED')
  UNION ALL
  SELECT document_no, 'creditRepayment', repayment_sn, created_at FROM credit_repayment WHERE method = 'TRANSFER' AND state NOT IN ('REJECTED', 'CLOSED')
) AS handed_in
WHERE regexp_replace(serial, '\s', '', 'g') <> ''
ORDER BY at
ON CONFLICT DO NOTHING;
