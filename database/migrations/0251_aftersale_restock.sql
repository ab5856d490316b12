-- What a store decided about goods that came back: good ones are for sale again, damaged ones are written off with a reason.

ALTER TABLE aftersale_line
  ADD COLUMN restocked quantity,
  ADD COLUMN written_off quantity,
  ADD COLUMN loss_reason text NOT NULL DEFAULT '' CHECK (length(loss_reason) <= 100),
  ADD CONSTRAINT aftersale_line_restock CHECK ((restocked IS NULL) = (written_off IS NULL) AND (restocked IS NULL OR restocked + written_off = received)),
  ADD CONSTRAINT aftersale_line_loss CHECK (coalesce(written_off, 0) = 0 OR loss_reason <> '');
COMMENT ON COLUMN aftersale_line.restocked IS 'Of what came back: put back to stock; NULL while the store has not decided.';
COMMENT ON COLUMN aftersale_line.written_off IS 'Of what came back: damaged and written off.';
COMMENT ON COLUMN aftersale_line.loss_reason IS 'Why it was written off.';
