import { App, Input } from 'antd'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { applicationReview, type QueuedApplication } from '../../../modules/store/endpoints-applications.ts'
import { storeApplicationMessages } from '../../../modules/store/messages.ts'

/** Applications with what the platform may do: approve with a deposit, open, reject with a reason. */
export function useApplicationColumns(onDone: () => void): readonly ListColumn<QueuedApplication>[] {
  const t = useMessages(storeApplicationMessages)
  const isEn = useLanguage() === 'en'
  return [
    {
      key: 'store',
      title: t('colStore'),
      as: 'title',
      text: ({ storeName, storeNameEn }) => (isEn && storeNameEn) || storeName,
      cell: ({ storeType }) => <div className="t12 c3">{t(storeType)}</div>,
    },
    {
      key: 'company',
      title: t('colCompany'),
      text: ({ companyName, creditCode }) => `${companyName} ${creditCode}`,
      cell: (of) => (
        <>
          {isEn && of.companyNameEn !== '' && <div>{of.companyNameEn}</div>}
          {/* The papers bear the registered name: whoever judges them compares it. */}
          <div lang="zh">{of.companyName}</div>
          <div className="t12 c3 num">{of.creditCode}</div>
          <a className="lk t12" href={`/files/${of.licenceImage}`} target="_blank" rel="noreferrer">
            {t('licence')}
          </a>
        </>
      ),
    },
    {
      key: 'applicant',
      title: t('colApplicant'),
      text: ({ memberName }) => memberName,
      cell: ({ memberName, submitTime }) => (
        <>
          {memberName}
          <div className="t12 c3 num nw">{shortTime(submitTime)}</div>
        </>
      ),
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ stateText }) => stateText,
      cell: (of) => (
        <>
          {of.stateText}
          {of.deposit !== null && <div className="t12 c3 num">¥{priceText(of.deposit)}</div>}
          {of.reason && <div className="t12 c2">{of.reason}</div>}
        </>
      ),
    },
    { key: 'actions', title: t('colActions'), as: 'actions', cell: (of) => <ApplicationActs of={of} onDone={onDone} /> },
  ]
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
    <span className="row g2">
      {of.can.map((result) => (
        <Button key={result} size="sm" tone={result === 'reject' ? 'danger' : 'brand'} onClick={() => ask(result)}>
          {t(`act_${result}`)}
        </Button>
      ))}
    </span>
  )
}
