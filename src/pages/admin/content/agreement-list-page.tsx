import { Popconfirm } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot, type StateTone } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { adminAgreementDelete, adminAgreementList } from '../../../modules/content/endpoints-admin.ts'
import { AgreementForm, type AgreementToEdit } from './agreement-form.tsx'
import { contentAdminMessages } from './messages.ts'

type Agreement = OutputOf<typeof adminAgreementList>[number]
const tones: Readonly<Record<Agreement['versions'][number]['state'], StateTone>> = { inForce: 'ok', waiting: 'info', past: 'quiet' }

/** Agreements and their versions: what was in force stays as it was agreed to. */
export default function AgreementListPage() {
  const t = useMessages(contentAdminMessages)
  const list = useCall(adminAgreementList, {})
  const [asked, setAsked] = useState<AgreementToEdit | null>(null)
  return (
    <>
      <CallView call={list}>
        {(agreements) => (
          <div className="col g3">
            {agreements.map((agreement) => (
              <AgreementPanel key={agreement.agreementCode} agreement={agreement} onAsk={setAsked} onChanged={list.reload} />
            ))}
          </div>
        )}
      </CallView>
      {asked && (
        <AgreementForm
          asked={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            list.reload()
          }}
        />
      )}
      <p className="t12 c3 mt-3">{t('agreementHelp')}</p>
    </>
  )
}

type PanelProps = {
  readonly agreement: Agreement
  readonly onAsk: (agreementToEdit: AgreementToEdit) => void
  readonly onChanged: () => void
}

function AgreementPanel({ agreement, onAsk, onChanged }: PanelProps) {
  const t = useMessages(contentAdminMessages)
  const lang = useLanguage()
  const deleting = useAct(adminAgreementDelete)
  const { agreementCode, versions } = agreement
  const newest = versions[0]
  const isWaiting = newest?.state === 'waiting'
  const remove = async (version: number) => {
    if (await deleting.act({ agreementCode, version }, t('deleted'))) onChanged()
  }
  return (
    <Panel
      title={newest ? (lang === 'zh' ? newest.titleZh : newest.titleEn) : agreementCode}
      sub={agreementCode}
      more={
        <Button
          size="sm"
          tone="brand"
          disabled={isWaiting}
          onClick={() => onAsk({ agreementCode, from: newest?.version ?? 0, version: (newest?.version ?? 0) + 1, mode: 'next' })}
        >
          {t('nextVersion')}
        </Button>
      }
    >
      <div className="tsc plain">
        <table className="tbl">
          <tbody>
            {versions.map((version) => (
              <tr key={version.version}>
                <td className="num b5">{t('versionNumber', { version: version.version })}</td>
                <td className="nw">
                  <StateDot tone={tones[version.state]}>{t(`agreement_${version.state}`)}</StateDot>
                </td>
                <td className="num t12">{fullTime(version.effectiveAt)}</td>
                <td className="r nw">
                  <Button
                    size="sm"
                    onClick={() =>
                      onAsk({
                        agreementCode,
                        from: version.version,
                        version: version.version,
                        mode: version.state === 'waiting' ? 'change' : 'read',
                      })
                    }
                  >
                    {t(version.state === 'waiting' ? 'edit' : 'read')}
                  </Button>
                  {version.state === 'waiting' && (
                    <Popconfirm
                      title={t('sureDelete')}
                      okText={t('delete')}
                      cancelText={t('cancel')}
                      onConfirm={() => void remove(version.version)}
                    >
                      <Button size="sm" tone="ghost">
                        {t('delete')}
                      </Button>
                    </Popconfirm>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
