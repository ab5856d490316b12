import { App } from 'antd'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import '../../../../ui/styles/commerce.css'
import { designActCall, designDetailCall, type DesignDetail } from '../../contract.ts'
import { AnswerForm } from '../parts/answer-form.tsx'
import { DesignFacts } from '../parts/design-facts.tsx'
import { MaterialList } from '../parts/material-list.tsx'
import { designPageWords } from '../words.ts'

/** One design application for its designer: take it, write the list, hand it over. */
export default function DesignDetailPage() {
  const [query] = useSearchParams()
  const call = useCall(designDetailCall, { desAppId: Number(query.get('desAppId')) || 0 })
  return (
    <CallView call={call}>
      {(of) => (
        <div className="col g3">
          <DesignFacts of={of} back="/member/design/list">
            <DesignerActs of={of} onDone={call.reload} />
          </DesignFacts>
          {of.can.includes('answer') ? <AnswerForm key={of.version} of={of} onDone={call.reload} /> : <MaterialList of={of} />}
        </div>
      )}
    </CallView>
  )
}

function DesignerActs({ of, onDone }: { of: DesignDetail; onDone: () => void }) {
  const t = useWords(designPageWords)
  const { modal } = App.useApp()
  const { act, busy } = useAct(designActCall)
  const acts = (['take', 'release'] as const).filter((one) => of.can.includes(one))
  const ask = (one: (typeof acts)[number]) =>
    void modal.confirm({
      title: t(`act_${one}`),
      content: t(`ask_${one}`),
      okText: t(`act_${one}`),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ desAppId: of.desAppId, act: one }, t('done'))) onDone()
      },
    })
  if (acts.length === 0) return null
  return (
    <div className="row g2">
      {acts.map((one) => (
        <Button key={one} tone={one === 'take' ? 'brand' : 'default'} busy={busy} onClick={() => ask(one)}>
          {t(`act_${one}`)}
        </Button>
      ))}
    </div>
  )
}
