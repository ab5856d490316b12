import { App } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { runTones, usePolling } from '../../../ui/console/use-run.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { rotateEncryptionKey, encryptionStatus, type EncryptionStatus } from '../../../modules/member/endpoints-encryption.ts'
import { memberAdminMessages } from './messages.ts'

const useTones = { seals: 'ok', opens: 'quiet', missing: 'danger' } as const

/** Which keys have sealed the numbers of persons, and sealing all of them anew under the present one. */
export default function VaultPage() {
  const t = useMessages(memberAdminMessages)
  const call = useCall(encryptionStatus, {})
  const { data, reload } = call
  usePolling(data?.last?.state === 'RUNNING', reload)
  return (
    <CallView call={call}>
      {(of) => (
        <div className="col g3">
          <Panel title={t('vaultTitle')} sub={t('vaultLead')}>
            <Keys keys={of.keys} />
          </Panel>
          <Panel title={t('resealTitle')} more={<Reseal of={of} onDone={reload} />}>
            <Run last={of.last} />
          </Panel>
        </div>
      )}
    </CallView>
  )
}

function Keys({ keys }: { keys: EncryptionStatus['keys'] }) {
  const t = useMessages(memberAdminMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colKey')}</th>
            <th>{t('colUse')}</th>
            <th className="r">{t('colNumbers')}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((one) => (
            <tr key={one.keyId}>
              <td className="b5 num">{one.keyId}</td>
              <td data-l={t('colUse')}>
                <StateDot tone={useTones[one.use]}>{t(`key_${one.use}`)}</StateDot>
              </td>
              <td className="r num" data-l={t('colNumbers')}>
                {one.numbers}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Run({ last }: { last: EncryptionStatus['last'] }) {
  const t = useMessages(memberAdminMessages)
  if (!last) return <p className="bx t13 c3">{t('resealNever')}</p>
  return (
    <div className="bx row g3 t13 flex-wrap" aria-live="polite">
      <StateDot tone={runTones[last.state]}>{t(`reseal_${last.state}`)}</StateDot>
      <span className="num">{t('resealDone', { done: last.done, total: last.total, key: last.toKey })}</span>
      <span className="c3">{t('resealBy', { name: last.beginBy, at: fullTime(last.beginTime) })}</span>
      {last.error !== '' && <span className="c3">{last.error}</span>}
    </div>
  )
}

function Reseal({ of, onDone }: { of: EncryptionStatus; onDone: () => void }) {
  const t = useMessages(memberAdminMessages)
  const { modal } = App.useApp()
  const { act } = useAct(rotateEncryptionKey)
  if (!of.can.includes('reseal')) return null
  const goesOn = of.last?.state === 'STOPPED' || of.last?.state === 'FAILED'
  const ask = () =>
    void modal.confirm({
      title: t('reseal'),
      content: t('resealAsk', { key: of.keys.find((one) => one.use === 'seals')?.keyId ?? '' }),
      okText: t('reseal'),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({}, t('resealBegun'))) onDone()
      },
    })
  return (
    <Button size="sm" tone="brand" onClick={ask}>
      {t(goesOn ? 'resealAgain' : 'reseal')}
    </Button>
  )
}
