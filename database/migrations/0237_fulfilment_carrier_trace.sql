-- Fulfilment: what carriers report of shipments, through a trace service.

CREATE TABLE shipment_tracking (
  shipment_id   bigint PRIMARY KEY REFERENCES shipment,
  company_code  text NOT NULL,
  tracking_no   text NOT NULL CHECK (tracking_no <> ''),
  created_at    timestamptz NOT NULL,
  attempts      integer NOT NULL DEFAULT 0,
  subscribed_at timestamptz,
  ended_at      timestamptz,
  refused       text NOT NULL DEFAULT '',
  carrier_state text NOT NULL DEFAULT '',
  last_event_at timestamptz,
  checked_at    timestamptz
);
COMMENT ON TABLE shipment_tracking IS 'Shipments of carriers and what the trace service knows of them.';
COMMENT ON COLUMN shipment_tracking.company_code IS 'The carrier as the trace service calls it; empty for one that it does not know.';
COMMENT ON COLUMN shipment_tracking.attempts IS 'How often the subscription was tried.';
COMMENT ON COLUMN shipment_tracking.subscribed_at IS 'Since when the service reports by itself.';
COMMENT ON COLUMN shipment_tracking.ended_at IS 'When the service stopped reporting.';
COMMENT ON COLUMN shipment_tracking.refused IS 'Why the service does not report; empty where it does.';
COMMENT ON COLUMN shipment_tracking.carrier_state IS 'State code of the service, such as 3 for signed; that of the latest report by time of its last event.';
COMMENT ON COLUMN shipment_tracking.checked_at IS 'When the service was asked or reported last.';
-- Reports name a carrier and a number.
CREATE INDEX shipment_tracking_number ON shipment_tracking (tracking_no, company_code);
REVOKE DELETE, TRUNCATE ON shipment_tracking FROM zb_app;

CREATE TABLE shipment_tracking_event (
  event_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shipment_id bigint NOT NULL REFERENCES shipment_tracking,
  at          timestamptz NOT NULL,
  text        text NOT NULL CHECK (text <> ''),
  place       text NOT NULL DEFAULT '',
  UNIQUE (shipment_id, at, text)
);
COMMENT ON TABLE shipment_tracking_event IS 'Events of a carrier, each once however often it is reported.';
REVOKE UPDATE, DELETE, TRUNCATE ON shipment_tracking_event FROM zb_app;
