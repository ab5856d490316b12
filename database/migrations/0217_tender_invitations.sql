-- Tender: invitations have a state and an answer; the opening record says for whom its witness attended.

ALTER TABLE tender ADD COLUMN witness_role text NOT NULL DEFAULT '' CHECK (witness_role IN ('', 'TENDERER', 'BIDDER'));
COMMENT ON COLUMN tender.witness_role IS 'Whether the second person of the opening came from the tenderer or from a bidder.';
ALTER TABLE tender_invitation ADD COLUMN state text NOT NULL DEFAULT 'SENT' CHECK (state IN ('SENT', 'VIEWED', 'ACCEPTED', 'DECLINED', 'EXPIRED'));
ALTER TABLE tender_invitation ADD COLUMN reason text NOT NULL DEFAULT '';
ALTER TABLE tender_invitation ADD COLUMN moved_at timestamptz;
COMMENT ON COLUMN tender_invitation.state IS 'SENT when the tender is published, VIEWED when the store opened it, then its answer; EXPIRED at the deadline without one.';
COMMENT ON COLUMN tender_invitation.reason IS 'Why a store declined; the tenderer reads it.';
COMMENT ON COLUMN tender_invitation.moved_at IS 'When the state was reached; NULL before the publishing.';
CREATE TRIGGER tender_invitation_move BEFORE UPDATE OF state ON tender_invitation FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION refuse_move('SENT>VIEWED', 'SENT>ACCEPTED', 'SENT>DECLINED', 'SENT>EXPIRED', 'VIEWED>ACCEPTED', 'VIEWED>DECLINED', 'VIEWED>EXPIRED', 'DECLINED>ACCEPTED',
    'ACCEPTED>DECLINED');
