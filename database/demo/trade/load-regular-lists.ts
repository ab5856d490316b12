import type { ClientBase } from 'pg'

type Line = readonly [productId: number, unit: 'primary' | 'second', number: string, remark: string]
type List = {
  readonly enterpriseId: number | null
  readonly memberId: number
  readonly title: string
  readonly note: string
  readonly daysAgo: number
  readonly lines: readonly Line[]
}

const lists: readonly List[] = [
  {
    enterpriseId: 1,
    memberId: 3,
    title: '镀锌车间每月用料',
    note: '每月 5 日前下单，10 日前到二厂',
    daysAgo: 62,
    lines: [
      [100001, 'primary', '30', '每月一次'],
      [100011, 'primary', '20', '锌价低时加量'],
      [100030, 'primary', '500', '每两周'],
      [100036, 'primary', '200', '每月一次'],
    ],
  },
  {
    enterpriseId: 1,
    memberId: 6,
    title: '二厂周补料',
    note: '',
    daysAgo: 20,
    lines: [
      [100006, 'primary', '10', '每周一'],
      [100022, 'primary', '6', '隔周'],
    ],
  },
  {
    enterpriseId: null,
    memberId: 2,
    title: '常用锌锭',
    note: '天津北辰，送货前一天电话联系',
    daysAgo: 45,
    lines: [
      [100011, 'primary', '8', '每十天'],
      [100001, 'primary', '10', '每月'],
      [100040, 'primary', '400', '每季度'],
    ],
  },
]

/** What `demo_company`, its sub-account and `demo_buyer` buy again and again. */
export async function loadRegular(client: ClientBase): Promise<void> {
  for (const { enterpriseId, memberId, title, note, daysAgo, lines } of lists)
    await client.query(
      `WITH made AS (INSERT INTO project (kind, enterprise_id, member_id, title, note, created_at, updated_at)
         VALUES ('regular', $1, $2, $3, $4, now() - $5 * interval '1 day', now() - $5 * interval '5 hours') RETURNING project_id)
       INSERT INTO project_line (project_id, line_no, product_id, unit, number, remark)
       SELECT project_id, place, product_id, unit, number, remark FROM made,
         unnest($6::bigint[], $7::text[], $8::text[], $9::text[]) WITH ORDINALITY AS line(product_id, unit, number, remark, place)`,
      [
        enterpriseId,
        memberId,
        title,
        note,
        daysAgo,
        lines.map(([productId]) => productId),
        lines.map(([, unit]) => unit),
        lines.map(([, , number]) => number),
        lines.map(([, , , remark]) => remark),
      ],
    )
}
