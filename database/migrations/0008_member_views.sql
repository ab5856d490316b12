-- Views of the member module that read tables of the modules enterprise, site and store, so they come after those.

-- What a session may do is read anew with every request. While the enterprise's verification does not hold, or a sub-account is
-- suspended, its people act as personal members (type 1, no enterprise).

CREATE VIEW visitor_session AS
SELECT t.access_hash, t.access_until, s.expires_at, s.id AS session_id, a.id AS member_id, a.member_name,
       CASE WHEN m.enterprise_id IS NOT NULL AND (company.verified_at IS NULL OR sub.suspended_at IS NOT NULL) THEN 1::smallint ELSE m.member_type END AS member_type,
       CASE WHEN company.verified_at IS NULL OR sub.suspended_at IS NOT NULL THEN NULL ELSE m.enterprise_id END AS enterprise_id,
       coalesce((SELECT json_agg(json_build_object('storeId', seat.store_id, 'storeName', store.store_name, 'storeNameEn', store.store_name_en, 'capabilities', seat.capabilities) ORDER BY seat.store_id)
                 FROM store_seat seat JOIN store ON store.store_id = seat.store_id
                 WHERE seat.member_id = a.id AND seat.ended_at IS NULL), '[]'::json) AS stores,
       coalesce((SELECT seat.capabilities FROM platform_seat seat WHERE seat.member_id = a.id AND seat.ended_at IS NULL), '{}') AS platform,
       coalesce(role.capabilities, '{}') AS company
FROM session_token t
JOIN login_session s ON s.id = t.session_id AND s.revoked_at IS NULL
JOIN account a ON a.id = s.account_id AND a.state = 'ACTIVE'
JOIN member m ON m.id = a.id
LEFT JOIN enterprise company ON company.id = m.enterprise_id
LEFT JOIN sub_account sub ON sub.member_id = m.id AND sub.ended_at IS NULL AND sub.enterprise_id = m.enterprise_id
LEFT JOIN company_role role ON role.id = sub.role_id AND role.deleted_at IS NULL;
COMMENT ON VIEW visitor_session IS
  'The caller behind an access token, in one read: session, member type, enterprise, memberships and the company role''s capabilities.';

CREATE VIEW member_visitor AS
SELECT a.id AS member_id, a.member_name,
       CASE WHEN m.enterprise_id IS NOT NULL AND (company.verified_at IS NULL OR sub.suspended_at IS NOT NULL) THEN 1::smallint ELSE m.member_type END AS member_type,
       CASE WHEN company.verified_at IS NULL OR sub.suspended_at IS NOT NULL THEN NULL ELSE m.enterprise_id END AS enterprise_id,
       coalesce((SELECT json_agg(json_build_object('storeId', seat.store_id, 'storeName', store.store_name, 'storeNameEn', store.store_name_en, 'capabilities', seat.capabilities) ORDER BY seat.store_id)
                 FROM store_seat seat JOIN store ON store.store_id = seat.store_id
                 WHERE seat.member_id = a.id AND seat.ended_at IS NULL), '[]'::json) AS stores,
       coalesce(role.capabilities, '{}') AS company
FROM account a
JOIN member m ON m.id = a.id
LEFT JOIN enterprise company ON company.id = m.enterprise_id
LEFT JOIN sub_account sub ON sub.member_id = m.id AND sub.ended_at IS NULL AND sub.enterprise_id = m.enterprise_id
LEFT JOIN company_role role ON role.id = sub.role_id AND role.deleted_at IS NULL
WHERE a.state <> 'CLOSED';
COMMENT ON VIEW member_visitor IS 'The same caller without a session, as support''s read-only view sees the mall for a member.';

CREATE VIEW closed_region AS SELECT code FROM region WHERE NOT enabled;
COMMENT ON VIEW closed_region IS
  'Regions that the platform does not deliver to; addresses are checked against them, with everything below a closed region.';
