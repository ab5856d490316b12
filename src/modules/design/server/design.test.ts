import { expect, test } from 'vitest'
import { aClock, aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { movesOfTrigger, pairsOf } from '../../../../tests/fixtures/trade/state-moves.ts'
import { memberDeps, wayInDeps } from '../../../../tests/fixtures/browser/login.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { identityHandlers } from '../../identity/server/handlers.ts'
import { findCaller } from '../../member/server/find-caller.ts'
import { memberHandlers } from '../../member/server/handlers.ts'
import { tokenIssue } from '../../identity/endpoints.ts'
import {
  designRequestAction,
  designRequestAdd,
  designRequestDetail,
  designRequestExport,
  designRequestList,
  designRequestToCart,
  designRequestToProject,
  designerRequestAction,
  designerRequestAnswer,
  designerRequestDetail,
  designerRequestList,
} from '../endpoints.ts'
import { designerAction, designerInfo, designerQueue, designerReview, designerSave } from '../endpoints-designer.ts'
import { designMachine } from '../rules/design-machine.ts'
import { designerMachine } from '../rules/designer-machine.ts'
import { designClosing } from './account-closure-check.ts'
import { projectHandlers } from '../../project/server/handlers.ts'
import { projectShow, projectRemove } from '../../project/endpoints.ts'
import { designHandlers } from './handlers.ts'

const database = await aDatabase('demo')
const db = await database.connect()
await db.query('DELETE FROM design_request; DELETE FROM designer_application WHERE member_id = 1')
const app = aHouse(database, aClock())
const entry = asker(app, [...identityHandlers(wayInDeps), ...memberHandlers(memberDeps)])
const ask = asker(app, [...designHandlers(), ...projectHandlers()])
const tokenOf = async (username: string) =>
  (await entry(tokenIssue, { username, password: 'Zinc@2026', loginType: 1 })).data?.access_token ?? ''
const visitorOf = async (username: string) => findCaller(app.read, await tokenOf(username), app.clock.now())
const [company, designer, personal, buyer, admin] = [
  await visitorOf('demo_company'),
  await visitorOf('demo_designer'),
  await visitorOf('demo_personal'),
  await visitorOf('demo_buyer'),
  await visitorOf('demo_admin'),
]
const everything = async () =>
  JSON.stringify([(await db.query('SELECT * FROM design_request ORDER BY 1')).rows, (await db.query('SELECT * FROM design_line')).rows])

test('the database knows the same moves as the machines', async () => {
  expect(await movesOfTrigger(db, 'design_request')).toEqual(pairsOf(designMachine, ['enterprise', 'designer']))
  expect(await movesOfTrigger(db, 'designer_application')).toEqual(pairsOf(designerMachine, ['applicant', 'platform']))
})

const form = { realName: '林晓', years: 6, fields: '电力铁塔', introduction: '六年铁塔放样与材料统计经验，熟悉角钢塔用料与镀锌损耗。' }

test('a draft may be short, an application not; the platform takes it up and decides; approved, the member is a designer', async () => {
  expect((await ask(designerSave, { realName: '林' }, { visitor: personal })).data?.state).toBe('DRAFT')
  const short = await ask(designerSave, { realName: '林', submit: 1 }, { visitor: personal })
  expect(short.errors).toEqual({
    realName: 'design.realNameRequired',
    fields: 'design.fieldsRequired',
    introduction: 'design.introductionShort',
  })
  const sent = await ask(designerSave, { ...form, submit: 1 }, { visitor: personal })
  expect(sent.data?.state).toBe('SUBMITTED')
  const applicationId = sent.data?.applicationId ?? 0
  expect((await ask(designerSave, form, { visitor: personal })).code).toBe('design.applicationMoved')
  expect((await ask(designerAction, { act: 'withdraw' }, { visitor: personal })).data?.state).toBe('DRAFT')
  await ask(designerSave, { ...form, submit: 1 }, { visitor: personal })
  const review = (act: 'take' | 'approve' | 'reject', reason = '') =>
    ask(designerReview, { applicationId, act, reason }, { visitor: admin })
  expect((await review('approve')).code).toBe('design.applicationMoved')
  expect((await review('take')).data?.can).toEqual(['approve', 'reject'])
  expect((await review('reject')).code).toBe('design.reasonRequired')
  expect((await review('reject', '请补充项目经历')).data?.state).toBe('REJECTED')
  expect((await ask(designerInfo, {}, { visitor: personal })).data?.can).toEqual(['mend'])
  await ask(designerAction, { act: 'mend' }, { visitor: personal })
  await ask(designerSave, { ...form, submit: 1 }, { visitor: personal })
  await review('take')
  expect((await review('approve')).data?.state).toBe('APPROVED')
  expect((await visitorOf('demo_personal')).member?.memberType).toBe(4)
  expect((await ask(designerQueue, {}, { visitor: admin })).data?.total).toBe(2)
  expect((await ask(designerSave, form, { visitor: buyer })).state).toBe(259)
})

const wish = { title: '检修平台材料', requirement: '酸洗车间检修平台，需要热镀锌材料清单' }
const lines = [{ productId: 100_001, number: '25', remark: '主料' }]

test('an enterprise asks, one designer takes it, answers with a list, mends it, and the list goes into the cart', async () => {
  expect((await ask(designRequestAdd, { title: 'x', requirement: '短', budget: '-1' }, { visitor: company })).errors).toEqual({
    title: 'design.titleRequired',
    requirement: 'design.requirementShort',
    budget: 'design.budgetInvalid',
  })
  const desAppId = (await ask(designRequestAdd, { ...wish, budget: '68000' }, { visitor: company })).data?.desAppId ?? 0
  expect((await designClosing(app.read, 3, app.clock.now())).length).toBe(1)
  const second = await visitorOf('demo_personal')
  const takers = await Promise.all(
    [designer, second].map((caller) => ask(designerRequestAction, { desAppId, act: 'take' }, { visitor: caller })),
  )
  expect(takers.map((taker) => taker.state).toSorted()).toEqual([200, 255])
  const [mine, other] = takers[0]?.state === 200 ? [designer, second] : [second, designer]
  expect((await ask(designerRequestDetail, { desAppId }, { visitor: other })).code).toBe('design.requestGone')
  expect((await ask(designerRequestList, { tab: 'mine' }, { visitor: mine })).data?.list).toMatchObject([
    { desAppId, state: 'TAKEN', budget: 68_000 },
  ])
  const before = await everything()
  expect((await ask(designerRequestAnswer, { desAppId, lines: [] }, { visitor: mine })).code).toBe('design.linesRequired')
  expect((await ask(designerRequestAnswer, { desAppId, lines: [{ productId: 9, number: '1' }] }, { visitor: mine })).code).toBe(
    'design.lineGone',
  )
  expect((await ask(designerRequestAnswer, { desAppId, lines: [{ productId: 100_001, number: '0.12345' }] }, { visitor: mine })).code).toBe(
    'design.lineNumber',
  )
  expect((await ask(designerRequestAnswer, { desAppId, lines }, { visitor: other })).code).toBe('design.requestGone')
  expect((await ask(designRequestToCart, { desAppId }, { visitor: company })).code).toBe('design.nothingToBuy')
  expect(await everything()).toBe(before)
  const answered = (await ask(designerRequestAnswer, { desAppId, note: '按首批用量', lines }, { visitor: mine })).data
  const read = (await ask(designRequestDetail, { desAppId }, { visitor: company })).data
  expect(read).toMatchObject({ state: 'ANSWERED', can: ['revise', 'accept'], lines: [{ productId: 100_001, number: '25' }] })
  // The designer reads retail prices, the enterprise its own.
  expect(read?.lines[0]?.goodsPrice).toBeLessThan(answered?.lines[0]?.goodsPrice ?? 0)
  expect((await ask(designRequestAction, { desAppId, act: 'revise' }, { visitor: company })).code).toBe('design.reasonRequired')
  expect((await ask(designRequestAction, { desAppId, act: 'revise', reason: '数量减半' }, { visitor: company })).data?.state).toBe('TAKEN')
  await ask(designerRequestAnswer, { desAppId, lines: [{ productId: 100_001, number: '12' }] }, { visitor: mine })
  expect((await ask(designRequestAction, { desAppId, act: 'accept' }, { visitor: company })).data?.state).toBe('ACCEPTED')
  expect((await ask(designRequestToCart, { desAppId }, { visitor: company })).data).toEqual({ addedNum: 1, refused: [] })
  expect((await db.query(`SELECT product_id::int FROM basket_line WHERE member_id = 3 AND product_id = 100001`)).rows).toHaveLength(1)
  expect((await ask(designRequestAction, { desAppId, act: 'cancel' }, { visitor: company })).code).toBe('design.requestMoved')
  expect(await designClosing(app.read, 3, app.clock.now())).toEqual([])
})

test('what another company asked for does not exist; nobody else may read the lists', async () => {
  const desAppId = (await ask(designRequestAdd, wish, { visitor: company })).data?.desAppId ?? 0
  const stranger = { ...company, member: company.member && { ...company.member, memberId: 2, enterpriseId: 999 } }
  expect((await ask(designRequestDetail, { desAppId }, { visitor: stranger })).code).toBe('design.requestGone')
  expect((await ask(designRequestList, {}, { visitor: buyer })).state).toBe(259)
  expect((await ask(designerRequestList, {}, { visitor: company })).state).toBe(259)
  await ask(designerRequestAction, { desAppId, act: 'take' }, { visitor: designer })
  expect((await ask(designerRequestAction, { desAppId, act: 'release' }, { visitor: designer })).data).toMatchObject({
    state: 'OPEN',
    designerName: '',
  })
})

test('a list is kept as a project once and taken along as a file; another company gets neither', async () => {
  const desAppId = (await ask(designRequestAdd, wish, { visitor: company })).data?.desAppId ?? 0
  await ask(designerRequestAction, { desAppId, act: 'take' }, { visitor: designer })
  const keep = (caller = company) => ask(designRequestToProject, { desAppId }, { visitor: caller })
  const take = (caller = company) => ask(designRequestExport, { desAppId, format: 'csv' }, { visitor: caller })
  expect([(await keep()).code, (await take()).code]).toEqual(['design.nothingToBuy', 'design.nothingToBuy'])
  await ask(designerRequestAnswer, { desAppId, note: '按首批用量', lines }, { visitor: designer })
  expect((await ask(designRequestDetail, { desAppId }, { visitor: company })).data?.projectId).toBeNull()
  const stranger = { ...company, member: company.member && { ...company.member, memberId: 2, enterpriseId: 999 } }
  expect([(await keep(stranger)).code, (await take(stranger)).code]).toEqual(['design.requestGone', 'design.requestGone'])
  const [first, second] = await Promise.all([keep(), keep()])
  const projectId = first.data?.projectId ?? 0
  expect(second.data?.projectId).toBe(projectId)
  expect((await db.query(`SELECT count(*)::int FROM project WHERE taken_from = $1`, [`design ${desAppId}`])).rows).toEqual([{ count: 1 }])
  const kept = (await ask(projectShow, { projectId }, { visitor: company })).data
  expect(kept).toMatchObject({ title: wish.title, note: '按首批用量', lines: [{ productId: 100_001, number: '25', remark: '主料' }] })
  expect((await ask(designRequestDetail, { desAppId }, { visitor: company })).data?.projectId).toBe(projectId)
  const file = (await take()).data
  const rows = Buffer.from(file?.base64 ?? '', 'base64')
    .toString('utf8')
    .trim()
    .split('\r\n')
  expect(file?.fileName).toMatch(/^检修平台材料-\d{8}\.csv$/)
  expect(rows).toHaveLength(3)
  expect(rows[1]).toContain('LH-ZN-0001,25,')
  expect(rows[2]).toContain(`${kept?.total}`)
  await ask(projectRemove, { projectId, expectedVersion: 1 }, { visitor: company })
  expect((await keep()).data?.projectId).not.toBe(projectId)
})
