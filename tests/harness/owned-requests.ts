import type { ServedHouse } from './served-house.ts'

/** An enquiry of the buyer to the first store, with the store's quotation and a question that waits; and a draft. */
export async function requestsForQuotation(house: ServedHouse, buyer: string) {
  const client = await house.database.connect()
  const { rows } = await client.query<{ id: number; sn: string }>(
    `INSERT INTO inquiry (inquiry_sn, kind, member_id, store_id, title, state, close_rule, close_at, created_at, updated_at, published_at)
     SELECT 'XP20261120' || lpad(nextval('inquiry_number')::text, 6, '0'), kind, id, CASE kind WHEN 'BASKET' THEN 1001 END, '锌锭询价',
       CASE kind WHEN 'BASKET' THEN 'QUOTING' ELSE 'DRAFT' END, 'TIME', now() + interval '9 days', now(), now(), CASE kind WHEN 'BASKET' THEN now() END
     FROM account, unnest('{BASKET,OPEN}'::text[]) AS kind WHERE member_name = $1 RETURNING inquiry_id::int AS id, inquiry_sn AS sn`,
    [buyer],
  )
  const ids = rows.map((row) => row.id)
  await client.query(
    `INSERT INTO inquiry_line (inquiry_id, line_no, name_zh, name_en, unit_code, decimals, number) SELECT id, 1, '锌锭', 'Zinc ingots', 't', 3, 5000 FROM unnest($1::bigint[]) AS id`,
    [ids],
  )
  const { rows: quotes } = await client.query<{ id: number; sn: string }>(
    `INSERT INTO quotation (quotation_sn, inquiry_id, store_id, edition, state, content, valid_until, author_id, created_at, submitted_at)
     VALUES ('BJ20261120' || lpad(nextval('quotation_number')::text, 6, '0'), $1, 1001, 1, 'SUBMITTED', 1, '2098-12-31', 7, now(), now())
     RETURNING quotation_id::int AS id, quotation_sn AS sn`,
    [ids[0]],
  )
  await client.query(
    `INSERT INTO quotation_line (quotation_id, line_no, offer, unit_price, delivery_on) VALUES ($1, 1, 'PRICE', 234000000, '2098-12-20')`,
    [quotes[0]?.id],
  )
  const { rows: talks } = await client.query<{ id: number }>(
    `INSERT INTO inquiry_talk (inquiry_id, store_id, asked_by, question, asked_at) VALUES ($1, 1001, 7, '需要质保书吗？', now()) RETURNING talk_id::int AS id`,
    [ids[0]],
  )
  return { inquirySn: rows.map((row) => row.sn), quotationSn: quotes.map((row) => row.sn), talkId: talks.map((row) => row.id) }
}
