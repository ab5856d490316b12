import { listFormat } from '../../../kernel/text/list-format.ts'
import type { Call } from '../../../api/handler.ts'
import type { Caller } from '../../../api/caller.ts'
import { auditPage } from '../../../kernel/audit/audit-log.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { requestList } from '../../approval/endpoints.ts'
import { ruleList } from '../../approval/endpoints-rules.ts'
import { cartList } from '../../basket/endpoints.ts'
import { securityInfo, sessionList } from '../../identity/endpoints-security.ts'
import { deviceName } from '../../identity/rules/device-name.ts'
import { maskPhone } from '../../identity/rules/mask-contact.ts'
import { loginRefusalsOf } from '../../identity/server/public.ts'
import { addressList, memberInfo } from '../../member/endpoints.ts'
import { verificationInfo } from '../../member/endpoints-verification.ts'
import { deliveryList } from '../../notification/endpoints-admin.ts'
import { messageList } from '../../notification/endpoints.ts'
import { cityNameOf } from '../../site/server/public.ts'
import type { SupportSection } from '../endpoints.ts'
import { supportMessages } from '../messages.ts'
import { orderSections } from './order-sections.ts'
import type { AskAs } from './ports.ts'
import { rowOf, sectionOf } from './section.ts'

const page = 20

/** Everything that a member sees, section by section, and what the platform keeps about reaching them. */
export async function memberSections(call: Call, ask: AskAs, as: Caller): Promise<SupportSection[]> {
  const company = as.member?.memberType === 3 || as.member?.memberType === 6
  const parts = await Promise.all([
    accountSection(call, ask, as),
    sessionsSection(call, ask, as),
    refusalsSection(call, as),
    logSection(call, as),
    verificationSection(call, ask, as),
    addressSection(call, ask, as),
    cartSection(call, ask, as),
    ...(company ? [requestSection(call, ask, as, 'requests', 'mine'), requestSection(call, ask, as, 'toApprove', 'toApprove')] : []),
    ...(as.member?.memberType === 3 ? [rulesSection(call, ask, as)] : []),
    messageSection(call, ask, as),
    deliverySection(call, ask, as),
  ])
  const orders = await orderSections(call, ask, as)
  return [...parts.slice(0, 7), ...orders, ...parts.slice(7)]
}

async function accountSection(call: Call, ask: AskAs, as: Caller): Promise<SupportSection> {
  const say = translate(call.lang, supportMessages)
  const [own, info] = await Promise.all([ask(call, as, securityInfo, {}), ask(call, as, memberInfo, {})])
  return sectionOf('account', own, (security) => [
    rowOf(security.memberName, {
      state: info.data?.memberTypeName ?? '',
      details: [
        security.memberMobile,
        security.memberEmail,
        info.data?.enterpriseName ?? '',
        say(info.data?.priceClass === 'business' ? 'businessPrices' : 'retailPrices'),
        say(security.hasLoginPwd === 1 ? 'hasPassword' : 'noPassword'),
        ...(info.data?.stores ?? []).map((seat) => seat.storeName),
      ],
    }),
  ])
}

async function sessionsSection(call: Call, ask: AskAs, as: Caller): Promise<SupportSection> {
  return sectionOf('sessions', await ask(call, as, sessionList, {}), ({ list }) =>
    list.map((one) =>
      rowOf(one.device || '—', { details: [one.ip, translate(call.lang, supportMessages)(`means_${one.means}`)], time: one.lastTime }),
    ),
  )
}

/** Why sign-ins failed lately: the sentence that the person did not get, since it would tell a stranger too much. */
async function refusalsSection(call: Call, as: Caller): Promise<SupportSection> {
  const say = translate(call.lang, supportMessages)
  const found = await loginRefusalsOf(call.app.read, as.member?.memberId ?? 0)
  const codes = [...new Set(found.map((loginRefusal) => loginRefusal.cityCode).filter((code) => code !== ''))]
  const cities = new Map(await Promise.all(codes.map(async (code) => [code, await cityNameOf(call.app.read, code, call.lang)] as const)))
  const rows = found.map((loginRefusal) =>
    rowOf(say(`refused_${loginRefusal.reason}`), {
      state: say(`means_${loginRefusal.means}`),
      details: [deviceName(loginRefusal.userAgent), loginRefusal.ip, cities.get(loginRefusal.cityCode) ?? ''],
      time: loginRefusal.at.toISOString(),
    }),
  )
  return { key: 'refusals', refused: '', rows }
}

/** Restrictions and what else the platform noted about the account: suspensions with their reasons come from here. */
async function logSection(call: Call, as: Caller): Promise<SupportSection> {
  const of = { action: '', actorName: '', startDate: null, endDate: null, before: null, limit: page, entity: 'member' }
  const found = await auditPage(call.app.read, { ...of, entityId: String(as.member?.memberId ?? 0) })
  const rows = found.map((auditRow) =>
    rowOf(auditRow.action, { details: [auditRow.actorName, auditRow.reason ?? ''], time: auditRow.at.toISOString() }),
  )
  return { key: 'log', refused: '', rows }
}

async function verificationSection(call: Call, ask: AskAs, as: Caller): Promise<SupportSection> {
  const say = translate(call.lang, supportMessages)
  return sectionOf('verification', await ask(call, as, verificationInfo, {}), ({ valid, last, can }) =>
    [valid, last]
      .filter((one, place) => one !== null && (place === 0 || one.verificationId !== valid?.verificationId))
      .flatMap((one) =>
        one === null
          ? []
          : [
              rowOf(one.enterpriseName || one.agentName, {
                state: one.stateText,
                details: [one.creditCode, one.idNumber, one.bankAccount],
                time: one.submitTime,
                can: can.map((act) => say(`can_${act}`)),
                whyNot: one.reason ? [one.reason] : [],
              }),
            ],
      ),
  )
}

async function addressSection(call: Call, ask: AskAs, as: Caller): Promise<SupportSection> {
  // A receiver's name and house are for who delivers; support needs to know which place it is.
  return sectionOf('addresses', await ask(call, as, addressList, {}), ({ list }) =>
    list.map((one) => rowOf(one.addressAll, { details: [`${one.memberName.slice(0, 1)}**`, maskPhone(one.telMobile)] })),
  )
}

async function cartSection(call: Call, ask: AskAs, as: Caller): Promise<SupportSection> {
  return sectionOf('cart', await ask(call, as, cartList, {}), (cart) =>
    [...cart.storeCartGroupList.flatMap((group) => group.storeCartList), ...cart.invalidList].map((line) =>
      rowOf(line.goodsName, {
        details: [line.specText, `${line.buyNum} ${line.unitName}`],
        amount: line.goodsPrice,
        whyNot: line.problem ? [line.problem.text] : [],
      }),
    ),
  )
}

async function requestSection(call: Call, ask: AskAs, as: Caller, key: 'requests' | 'toApprove', scope: 'mine' | 'toApprove') {
  return sectionOf(key, await ask(call, as, requestList, { scope, pageSize: page }), ({ list }) =>
    list.map((one) =>
      rowOf(one.requestSn, {
        state: one.stateText,
        details: [one.requesterName, one.costCentre, one.note],
        amount: one.totalAmount,
        time: one.createTime,
      }),
    ),
  )
}

async function rulesSection(call: Call, ask: AskAs, as: Caller): Promise<SupportSection> {
  return sectionOf('rules', await ask(call, as, ruleList, {}), ({ list, approvers }) =>
    list.map((one) =>
      rowOf(one.name, {
        amount: one.minAmount,
        details: one.steps.map((step) =>
          listFormat(
            call.lang,
            step.approverIds.map((who) => approvers.find((approver) => approver.approverId === who)?.name ?? ''),
          ),
        ),
      }),
    ),
  )
}

async function messageSection(call: Call, ask: AskAs, as: Caller): Promise<SupportSection> {
  return sectionOf('messages', await ask(call, as, messageList, { pageSize: page }), ({ list }) =>
    list.map((one) => rowOf(one.title, { details: [one.content], time: one.createTime })),
  )
}

/** What left the house for this member alone; read with the right of who sends notices, narrowed to the one name. */
async function deliverySection(call: Call, ask: AskAs, as: Caller): Promise<SupportSection> {
  const say = translate(call.lang, supportMessages)
  const desk: Caller = { ...call.caller, platform: ['platform.messages'] }
  const asked = await ask(call, desk, deliveryList, { memberName: as.member?.memberName ?? '?', pageSize: page })
  return sectionOf('deliveries', asked, ({ list }) =>
    list.map((one) =>
      rowOf(one.title, {
        state: say(`delivery_${one.state}`),
        details: [say(`channel_${one.channel}`), one.receiver],
        time: one.moveTime,
        whyNot: one.error ? [one.error] : [],
      }),
    ),
  )
}
