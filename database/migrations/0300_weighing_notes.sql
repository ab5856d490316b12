-- Weighing: weigh notes are a module of their own; the tables stay as fulfilment made them (migration 0134).
-- Takes over: weigh_note, weigh_note_line.

COMMENT ON TABLE weigh_note IS 'Weigh note of a shipment: the ticket of the supplier, the reweighing of the buyer, what both agreed on. Made by fulfilment, kept by weighing.';
