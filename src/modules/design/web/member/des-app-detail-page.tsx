import { App, Input } from 'antd'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import '../../../../ui/styles/commerce.css'
import { desAppActCall, desAppDetailCall, type DesignDetail } from '../../contract.ts'
import { DesignFacts } from '../parts/design-facts.tsx'
import { ListActs } from '../parts/list-acts.tsx'
import { MaterialList } from '../parts/material-list.tsx'
import { designPageWords } from '../words.ts'

/** One of the enterprise's design applications: the list that came, and what to do with it. */
export default function DesAppDetailPage() {
  const [query] = useSearchParams()
  const call = useCall(desAppDetailCall, { desAppId: Number(query.get('desAppId')) || 0 })
  return (
    <CallView call={call}>
      {(of) => (
        <div className="col g3">
          <DesignFacts of={of} back="/member/desApp/list">
            <CompanyActs of={of} onDone={call.reload} />
          </DesignFacts>
          <MaterialList of={of} more={<ListActs of={of} onDone={call.reload} />} />
        </div>
      )}
    </CallView>
  )
}

function CompanyActs({ of, onDone }: { of: DesignDetail; onDone: () => void }) {
  const t = useWords(designPageWords)
  const { modal } = App.useApp()
  const { act, busy } = useAct(desAppActCall)
  const acts = (['accept', 'revise', 'cancel'] as const).filter((one) => of.can.includes(one))
  const ask = (one: (typeof acts)[number]) => {
    const typed = { reason: '' }
    void modal.confirm({
      title: t(`act_${one}`),
      content:
        one === 'revise' ? (
          <Input
            aria-label={t('reviseReason')}
            placeholder={t('reviseReason')}
            maxLength={300}
            onChange={(event) => (typed.reason = event.target.value.trim())}
          />
        ) : (
          t(`ask_${one}`)
        ),
      okText: t(`act_${one}`),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ desAppId: of.desAppId, act: one, ...typed }, t('done'))) onDone()
      },
    })
  }
  if (acts.length === 0) return null
  return (
    <div className="row g2" style={{ flexWrap: 'wrap' }}>
      {acts.map((one) => (
        <Button key={one} tone={one === 'accept' ? 'brand' : one === 'cancel' ? 'danger' : 'default'} busy={busy} onClick={() => ask(one)}>
          {t(`act_${one}`)}
        </Button>
      ))}
    </div>
  )
}
