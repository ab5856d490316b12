import { actorContext } from '../../../../api/actor-context.ts'
import { handle, memberOf, type Call, type Handler } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { consentChange, consentDefaults, consentList, optionalConsents, type OptionalConsent } from '../../endpoints-consent.ts'
import { consentsOf, saveConsentDecision, consentDecisionsOf } from './consent-repository.ts'
import type { IdentityDeps } from '../deps.ts'

/** The member's consents: what was agreed to, and what may be refused. */
export function consentHandlers(deps: Pick<IdentityDeps, 'agreements'>): Handler[] {
  return [
    handle(consentList, async (_input, call) => {
      const { memberId } = memberOf(call)
      const [agreed, decided] = await Promise.all([consentsOf(call.app.read, memberId), consentDecisionsOf(call.app.read, memberId)])
      const codes = [...new Set(agreed.map((one) => one.code))]
      const inForce = new Map((await deps.agreements(call.app.read, codes, call.lang)).map((one) => [one.code, one]))
      return {
        agreements: agreed.map((one) => ({
          agreementCode: one.code,
          title: inForce.get(one.code)?.title ?? one.code,
          version: one.version,
          agreeTime: one.at.toISOString(),
          isCurrent: inForce.get(one.code)?.version === one.version ? (1 as const) : (0 as const),
        })),
        choices: optionalConsents.map((code) => {
          const last = decided.find((decision) => decision.code === code)
          return choiceView(code, last?.isGiven ?? consentDefaults[code], last?.at ?? null)
        }),
      }
    }),
    handle(consentChange, ({ consentCode, isGiven }, call) => change(call, consentCode, isGiven === 1)),
  ]
}

async function change(call: Call, code: OptionalConsent, isGiven: boolean) {
  const { memberId } = memberOf(call)
  const at = call.app.clock.now()
  await call.app.inTransaction(async (tx) => {
    const last = (await consentDecisionsOf(tx, memberId)).find((consentDecision) => consentDecision.code === code)
    const before = last?.isGiven ?? consentDefaults[code]
    await saveConsentDecision(tx, memberId, { code, isGiven, at }, call.ip)
    await audit(tx, {
      ...actorContext(call),
      action: isGiven ? 'identity.giveConsent' : 'identity.withdrawConsent',
      entity: 'account',
      entityId: memberId,
      diff: { [code]: [before, isGiven] },
    })
  })
  return choiceView(code, isGiven, at)
}

function choiceView(consentCode: OptionalConsent, isGiven: boolean, at: Date | null) {
  return { consentCode, isGiven: isGiven ? (1 as const) : (0 as const), decideTime: at?.toISOString() ?? null }
}
