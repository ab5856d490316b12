import type { ClientBase } from 'pg'

const requests = [
  {
    id: 1,
    state: 'OPEN',
    title: '酸洗车间检修平台材料清单',
    requirement: '酸洗车间新增检修平台 18 m × 2.4 m，需热镀锌角钢、花纹板与栏杆管的材料清单，锌层不低于 85 μm，送天津北辰。',
    standard: 'GB/T 13912',
    budget: 6_800_000,
    days: 1,
  },
  {
    id: 2,
    state: 'ANSWERED',
    title: '二厂镀锌炉锌锭与合金配料',
    requirement: '二厂新炉首次熔锌 120 吨前的小试配料：0# 锌锭与锌铝合金的配比、推荐牌号与首批采购量，附替代建议。',
    standard: 'GB/T 470',
    budget: null,
    days: 9,
  },
  {
    id: 3,
    state: 'ACCEPTED',
    title: '质检室台账样块用锌材',
    requirement: '质检室制作镀层对比样块，需要小批量锌锭，注明批次与质保书要求，数量按半年用量估算。',
    standard: '',
    budget: 1_500_000,
    days: 24,
  },
] as const

/** What `demo_company` asked designers for, with `demo_designer`'s lists, and an application that waits for review. */
export async function loadDesigns(client: ClientBase): Promise<void> {
  for (const one of requests) {
    const isAnswered = one.state !== 'OPEN'
    await client.query(
      `INSERT INTO design_request (design_request_id, enterprise_id, member_id, state, title, requirement, standard, budget, designer_id, answer_note, created_at, answered_at, closed_at)
       VALUES ($1, 1, 3, $2, $3, $4, $5, $6, $7, $8, now() - make_interval(days => $9), $10, $11) ON CONFLICT DO NOTHING`,
      [
        one.id,
        one.state,
        one.title,
        one.requirement,
        one.standard,
        one.budget,
        isAnswered ? 4 : null,
        isAnswered ? '按首批用量配置，牌号均可出具质保书；到货请核对批号与磅单。' : '',
        one.days,
        isAnswered ? new Date(Date.now() - (one.days - 2) * 86_400_000) : null,
        one.state === 'ACCEPTED' ? new Date(Date.now() - (one.days - 4) * 86_400_000) : null,
      ],
    )
  }
  await client.query(
    `INSERT INTO design_line (design_request_id, line_no, product_id, number, remark)
     VALUES (2, 1, 100001, '25', '主锌料'), (2, 2, 100011, '10', '补锌'), (3, 1, 100004, '10', '样块') ON CONFLICT DO NOTHING`,
  )
  await client.query(
    `INSERT INTO designer_application (member_id, state, real_name, years, fields, introduction, works, updated_at, submitted_at)
     VALUES (4, 'APPROVED', '苏婉', 12, '厂房钢结构、光伏支架', '十二年镀锌钢结构深化设计，熟悉 GB/T 13912 与 ISO 1461，编制过百余份材料清单。', '{}', now() - interval '70 days', now() - interval '72 days'),
            (1, 'SUBMITTED', '林晓', 6, '电力铁塔、变电构架', '六年铁塔放样与材料统计经验，熟悉角钢塔用料与镀锌损耗估算，可出具按件清单。', '{}', now() - interval '1 day', now() - interval '1 day') ON CONFLICT DO NOTHING`,
  )
  // What was accepted is kept as a project.
  await client.query(
    `INSERT INTO project (project_id, enterprise_id, member_id, title, note, taken_from, created_at, updated_at)
     VALUES (1, 1, 3, '质检室台账样块用锌材', '每半年补一次，按批号入账', 'design 3', now() - interval '20 days', now() - interval '20 days') ON CONFLICT DO NOTHING`,
  )
  await client.query(
    `INSERT INTO project_line (project_id, line_no, product_id, unit, number, remark)
     VALUES (1, 1, 100004, 'primary', '10', '样块') ON CONFLICT DO NOTHING`,
  )
  await client.query(
    `SELECT setval(pg_get_serial_sequence('project', 'project_id'), greatest(1000, (SELECT max(project_id) FROM project)))`,
  )
  await client.query(
    `SELECT setval(pg_get_serial_sequence('design_request', 'design_request_id'), greatest(1000, (SELECT max(design_request_id) FROM design_request)))`,
  )
}
