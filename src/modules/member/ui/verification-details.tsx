import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot, type StateTone } from '../../../ui/basic/tag.tsx'
import type { VerificationView } from '../endpoints-verification.ts'
import { verificationMessages } from '../messages.ts'

const tones: Partial<Record<VerificationView['state'], StateTone>> = {
  APPROVED: 'ok',
  REJECTED: 'danger',
  EXPIRED: 'danger',
  REVIEWING: 'warn',
}

/** The state of an application, as dot and word. */
export function VerificationStateTag({ of }: { of: Pick<VerificationView, 'state' | 'stateText'> }) {
  return <StateDot tone={tones[of.state] ?? 'quiet'}>{of.stateText}</StateDot>
}

/** What an application says, numbers masked. */
export function VerificationDetails({ of, more }: { of: VerificationView; more?: ReactNode }) {
  const t = useMessages(verificationMessages)
  const rows = [
    [t('chooseKind'), t(`kind${of.kind}`)],
    [t('enterpriseName'), of.enterpriseName],
    [t('creditCode'), of.creditCode],
    [t('legalPerson'), of.legalPerson],
    [t('taxpayer'), t(`taxpayer_${of.taxpayer}`)],
    [t('licenceUntil'), of.licenceUntil || t('longTerm')],
    [t('agentName'), of.agentName],
    [t('idNumber'), of.idNumber],
    ...(of.kind === 3
      ? [
          [t('bankName'), of.bankName],
          [t('bankAccount'), of.bankAccount],
        ]
      : []),
    [t('submittedAt'), fullTime(of.submitTime)],
  ]
  return (
    <dl className="kv bx gap-x-6 gap-y-2.5">
      {rows.map(([name, value]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name}-value`} className="num">
          {value}
        </dd>,
      ])}
      {more}
    </dl>
  )
}
