-- Weighing: what a settled note gives back or asks for is known of each line, since an after-sale case may have given money back for some of them.

ALTER TABLE weigh_note_line ADD COLUMN adjustment bigint;
COMMENT ON COLUMN weigh_note_line.adjustment IS 'What the line''s settled weight makes it dearer by, or cheaper (negative), in fen; without what after-sale cases gave back for it. NULL before.';
UPDATE weigh_note_line n SET adjustment = round((l.subtotal - l.discount)::numeric * (n.settled - n.shipped) / l.number)
FROM order_line l, weigh_note w WHERE l.order_line_id = n.order_line_id AND w.weigh_note_id = n.weigh_note_id AND n.settled IS NOT NULL;
