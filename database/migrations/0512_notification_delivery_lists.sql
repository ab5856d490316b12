-- The platform's list of deliveries by channel, and by state and channel: without them a channel that little was sent by
-- is looked for through the whole log.
CREATE INDEX notice_delivery_channel ON notice_delivery (channel, id DESC);
CREATE INDEX notice_delivery_state_channel ON notice_delivery (state, channel, id DESC);
