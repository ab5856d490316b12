-- The seats of a visitor carry the names of their stores, now that stores exist.

CREATE OR REPLACE VIEW visitor_session AS
SELECT t.access_hash, t.access_until, s.expires_at, s.id AS session_id, a.id AS member_id, a.member_name, m.member_type, m.enterprise_id,
       coalesce((SELECT json_agg(json_build_object('storeId', seat.store_id, 'storeName', store.store_name, 'capabilities', seat.capabilities) ORDER BY seat.store_id)
                 FROM store_seat seat JOIN store ON store.store_id = seat.store_id
                 WHERE seat.member_id = a.id AND seat.ended_at IS NULL), '[]'::json) AS stores,
       coalesce((SELECT seat.capabilities FROM platform_seat seat WHERE seat.member_id = a.id AND seat.ended_at IS NULL), '{}') AS platform
FROM session_token t
JOIN login_session s ON s.id = t.session_id AND s.revoked_at IS NULL
JOIN account a ON a.id = s.account_id AND a.state = 'ACTIVE'
JOIN member m ON m.id = a.id;
