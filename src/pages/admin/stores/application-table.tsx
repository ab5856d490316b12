import { App, Input } from 'antd'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { applicationReview, type QueuedApplication } from '../../../modules/store/endpoints-applications.ts'
import { storeApplicationMessages } from '../../../modules/store/messages.ts'

/** Applications with what the platform may do: approve with a deposit, open, reject with a reason. */
export function ApplicationTable({ list, onDone }: { list: readonly QueuedApplication[]; onDone: () => void }) {
  const t = useMessages(storeApplicationMessages)
  const isEn = useLanguage() === 'en'
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colStore')}</th>
            <th>{t('colCompany')}</th>
            <th>{t('colApplicant')}</th>
            <th>{t('colState')}</th>
            <th className="r" aria-label={t('act_approve')} />
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.applicationId}>
              <td>
                <div className="b5">{(isEn && one.storeNameEn) || one.storeName}</div>
                <div className="t12 c3">{t(one.storeType)}</div>
              </td>
              <td>
                {isEn && one.companyNameEn !== '' && <div>{one.companyNameEn}</div>}
                {/* The papers bear the registered name: whoever judges them compares it. */}
                <div lang="zh">{one.companyName}</div>
                <div className="t12 c3 num">{one.creditCode}</div>
                <a className="lk t12" href={`/files/${one.licenceImage}`} target="_blank" rel="noreferrer">
                  {t('licence')}
                </a>
              </td>
              <td>
                <div>{one.memberName}</div>
                <div className="t12 c3 num">{shortTime(one.submitTime)}</div>
              </td>
              <td>
                <div>{one.stateText}</div>
                {one.deposit !== null && <div className="t12 c3 num">¥{priceText(one.deposit)}</div>}
                {one.reason && <div className="t12 c2">{one.reason}</div>}
              </td>
              <td className="r nw">
                <ApplicationActs of={one} onDone={onDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ApplicationActs({ of, onDone }: { of: QueuedApplication; onDone: () => void }) {
  const t = useMessages(storeApplicationMessages)
  const { modal } = App.useApp()
  const { act } = useAct(applicationReview)
  const ask = (result: QueuedApplication['can'][number]) => {
    const typed = { deposit: '0', reason: '' }
    void modal.confirm({
      title: `${t(`act_${result}`)} · ${of.storeName}`,
      content: (
        <div className="col g2">
          {result === 'approve' && (
            <Input
              aria-label={t('depositField')}
              placeholder={t('depositField')}
              maxLength={16}
              onChange={(event) => (typed.deposit = event.target.value.trim() || '0')}
            />
          )}
          <Input
            aria-label={t('reason')}
            placeholder={t('reason')}
            maxLength={200}
            onChange={(event) => (typed.reason = event.target.value.trim())}
          />
        </div>
      ),
      okText: t(`act_${result}`),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ applicationId: of.applicationId, result, ...typed, expectedVersion: of.version }, t('done'))) onDone()
      },
    })
  }
  return (
    <span className="row g2 justify-end">
      {of.can.map((result) => (
        <Button key={result} size="sm" tone={result === 'reject' ? 'danger' : 'brand'} onClick={() => ask(result)}>
          {t(`act_${result}`)}
        </Button>
      ))}
    </span>
  )
}
