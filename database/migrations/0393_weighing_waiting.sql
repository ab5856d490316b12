-- Weigh notes that wait for a side: counted on every page of its console.
CREATE INDEX weigh_note_waits_buyer ON weigh_note (member_id) WHERE state IN ('RECORDED', 'PART_SETTLED');
CREATE INDEX weigh_note_waits_store ON weigh_note (store_id) WHERE state IN ('REWEIGHED', 'PART_SETTLED') OR money_state IN ('REFUND_DUE', 'SUPPLEMENT_DUE');
