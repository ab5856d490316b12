import { useEffect, useState } from 'react'
import { useParams, type MetaFunction } from 'react-router'
import { callApi } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { privateHead } from '../../../rendering/page/page-head.ts'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { qrCancel, qrConfirm, qrScan } from '../../../modules/identity/endpoints.ts'
import { LoginCard } from '../../../modules/identity/ui/login-card.tsx'
import { loginMessages } from '../../../modules/identity/messages.ts'

const scanRef = callRef<typeof qrScan>('POST', 'v3/member/front/qr/login/scan')
const confirmRef = callRef<typeof qrConfirm>('POST', 'v3/member/front/qr/login/confirm')
const cancelRef = callRef<typeof qrCancel>('POST', 'v3/member/front/qr/login/cancel')

type Scanned = { readonly device: string; readonly ip: string; readonly cityName: string; readonly createTime: string }
type State = { readonly step: 'asking' | 'confirmed' | 'cancelled'; readonly scanned: Scanned | null; readonly refused: string }

export const meta: MetaFunction = ({ matches }) => privateHead(matches, loginMessages, 'qrTitle')

/** The phone's side of the QR login: which browser asks, and a person who says yes or no (reliability S9). */
export default function QrPage() {
  const t = useMessages(loginMessages)
  const { u = '' } = useParams()
  const [state, setState] = useState<State>({ step: 'asking', scanned: null, refused: '' })
  const refuse = (refused: string) => setState((before) => ({ ...before, refused }))
  useEffect(() => {
    callApi(scanRef, { u }).then(
      (answer) => setState({ step: 'asking', scanned: answer.data ?? null, refused: answer.state === 200 ? '' : answer.msg }),
      () => refuse(t('networkFailed')),
    )
  }, [u, t])
  const answerWith = (step: 'confirmed' | 'cancelled') => {
    callApi(step === 'confirmed' ? confirmRef : cancelRef, { u }).then(
      (answer) => (answer.state === 200 ? setState((before) => ({ ...before, step })) : refuse(answer.msg)),
      () => refuse(t('networkFailed')),
    )
  }
  return (
    <LoginCard title={t('qrTitle')}>
      {state.refused !== '' && (
        <p className="note dg" role="alert">
          {state.refused}
        </p>
      )}
      {state.step !== 'asking' && (
        <div className="ac px-0 py-2" role="status">
          <p className={state.step === 'confirmed' ? 'cs' : 'c3'}>
            <Icon name={state.step === 'confirmed' ? 'circle-check' : 'circle-x'} size={40} />
          </p>
          <p className="t16 b6 mx-0 mt-2 mb-5">{t(state.step === 'confirmed' ? 'qrConfirmed' : 'qrRefused')}</p>
          <ButtonLink to="/" size="lg" block>
            {t('goHome')}
          </ButtonLink>
        </div>
      )}
      {state.step === 'asking' && state.refused === '' && <Asking scanned={state.scanned} onAnswer={answerWith} />}
    </LoginCard>
  )
}

function Asking({ scanned, onAnswer }: { scanned: Scanned | null; onAnswer: (step: 'confirmed' | 'cancelled') => void }) {
  const t = useMessages(loginMessages)
  const lang = useLanguage()
  if (!scanned)
    return (
      <p className="c3" role="status">
        {t('qrReading')}
      </p>
    )
  const rows = [
    [t('qrDevice'), scanned.device || t('qrOtherDevice')],
    [t('qrCity'), scanned.cityName || t('qrNoCity')],
    [t('qrAddress'), scanned.ip],
    [t('qrTime'), formatTimestamp(new Date(scanned.createTime), lang)],
  ] as const
  return (
    <>
      <p className="t14 c2 mb-3">{t('qrAsk')}</p>
      <dl className="kv gap-x-4 gap-y-2.5 mb-4">
        {rows.map(([name, value]) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name}-value`} className="num b5">
            {value}
          </dd>,
        ])}
      </dl>
      <p className="note wn mb-5">{t('qrWarn')}</p>
      <div className="col g2">
        <Button tone="brand" size="xl" block onClick={() => onAnswer('confirmed')}>
          {t('qrConfirm')}
        </Button>
        <Button size="xl" block onClick={() => onAnswer('cancelled')}>
          {t('qrDeny')}
        </Button>
      </div>
    </>
  )
}
