import { useState } from 'react'
import { Input } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { creditAnswerCall } from '../../../modules/credit/endpoints.ts'
import type { CreditApplicationView } from '../../../modules/credit/endpoints-schemas.ts'
import { creditPageMessages } from '../../../modules/credit/messages.ts'
import { applicationTones } from '../../../modules/credit/ui/credit-tones.ts'

const buyerEvents = ['submit', 'answer', 'accept', 'decline'] as const
type Props = { readonly list: readonly CreditApplicationView[]; readonly onChanged: () => void }

/** The company's applications, each with what it can do now. */
export function ApplicationList({ list, onChanged }: Props) {
  const t = useMessages(creditPageMessages)
  const { act, busy } = useAct(creditAnswerCall)
  const [answering, setAnswering] = useState<CreditApplicationView | null>(null)
  const press = async (of: CreditApplicationView, event: (typeof buyerEvents)[number]) => {
    if (event === 'answer') return setAnswering(of)
    if (await act({ creditApplicationId: of.applicationId, event, expectedVersion: of.version })) onChanged()
  }
  return (
    <>
      <ul>
        {list.map((of) => (
          <li key={of.applicationId} className="bx col g1">
            <div className="row g2 wrp">
              <b>{of.lenderName}</b>
              <span className="num t13 c3">{of.applicationSn}</span>
              <StateDot tone={applicationTones[of.state]}>{of.stateText}</StateDot>
            </div>
            <div className="t13">
              {t('wantedLimit')} ¥{priceText(of.wantedLimit)} · {t('wantedDays')} {of.wantedDays}
            </div>
            {of.question !== '' && <div className="t13">{t('question', { text: of.question })}</div>}
            {of.answer !== '' && <div className="t13">{t('answered', { text: of.answer })}</div>}
            {of.reason !== '' && <div className="t13 cd">{t('rejectedFor', { text: of.reason })}</div>}
            {of.offer && (
              <div className="t13">
                {t('offered', { limit: priceText(of.offer.limit), days: of.offer.termDays, day: of.offer.expiresOn })}
              </div>
            )}
            <div className="row g2 wrp">
              {buyerEvents
                .filter((event) => of.can.includes(event))
                .map((event) => (
                  <Button
                    key={event}
                    size="sm"
                    tone={event === 'decline' ? 'default' : 'brand'}
                    busy={busy}
                    onClick={() => void press(of, event)}
                  >
                    {t(event)}
                  </Button>
                ))}
            </div>
          </li>
        ))}
      </ul>
      {answering && (
        <AnswerDialog
          of={answering}
          onClose={() => setAnswering(null)}
          onDone={() => {
            setAnswering(null)
            onChanged()
          }}
        />
      )}
    </>
  )
}

function AnswerDialog({ of, onDone, onClose }: { of: CreditApplicationView; onDone: () => void; onClose: () => void }) {
  const t = useMessages(creditPageMessages)
  const [text, setText] = useState('')
  const input = { creditApplicationId: of.applicationId, event: 'answer' as const, text, expectedVersion: of.version }
  return (
    <ConsoleDialog title={t('answer')} ok={t('submit')} call={creditAnswerCall} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          <p className="c2">{of.question}</p>
          <Field id="credit-answer" label={t('answer')} isRequired error={errors['text']}>
            <Input.TextArea id="credit-answer" rows={3} maxLength={300} value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
