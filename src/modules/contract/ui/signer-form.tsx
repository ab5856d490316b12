import { Suspense, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { LazyStepUpCodeField } from '../../identity/ui/public.ts'
import { contractPageMessages } from '../messages.ts'
import { contractRoot, signerCalls } from './calls-of-side.ts'

type Props = { readonly side: 'buyer' | 'store'; readonly storeId: number; readonly contractId: number }

/** Authenticates company and agent for electronic signatures. */
export function SignerForm({ side, storeId, contractId }: Props) {
  const t = useMessages(contractPageMessages)
  const buyer = useCall(signerCalls.buyer.show, side === 'buyer' ? {} : null)
  const store = useCall(signerCalls.store.show, side === 'store' ? { storeId } : null)
  const call = side === 'buyer' ? buyer : store
  return (
    <CallView call={call}>
      {(signer) => (
        <Panel title={t('authenTitle')}>
          <div className="bx col g3 max-w-140">
            {signer.demonstration && <Note tone="info">{t('demonstration')}</Note>}
            {signer.authenticatedTime && <Note tone="ok">{t('authenticatedAt', { time: fullTime(signer.authenticatedTime) })}</Note>}
            <PropertyList
              list={[
                [t('company'), signer.companyName],
                [t('taxNumber'), signer.taxNumber],
              ]}
            />
            <Agent side={side} storeId={storeId} contractId={contractId} agentName={signer.agentName} />
          </div>
        </Panel>
      )}
    </CallView>
  )
}

function Agent({ side, storeId, contractId, agentName }: Props & { agentName: string }) {
  const t = useMessages(contractPageMessages)
  const navigate = useNavigate()
  const buyer = useCommand(signerCalls.buyer.save)
  const store = useCommand(signerCalls.store.save)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (form.get('agree') === null) return setErrors({ form: t('agreeFirst') })
    const input = { agentName: String(form.get('agentName') ?? ''), agree: 1 as const, smsCode: String(form.get('smsCode') ?? '') }
    const outcome = await (side === 'buyer' ? buyer.run(input) : store.run({ ...input, storeId }))
    if (outcome.kind === 'unknown') return setErrors({ form: t('networkFailed') })
    const { answer } = outcome
    if (answer.state !== 200)
      return setErrors({ ...answer.errors, form: answer.errors?.['smsCode'] ? '' : (Object.values(answer.errors ?? {})[0] ?? answer.msg) })
    const of = contractId > 0 ? `&contractId=${contractId}` : ''
    void navigate(`${contractRoot[side]}/successInform?what=authen${of}`)
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="col g2">
      <label className="col g1">
        <span className="t13 c2">{t('agentName')}</span>
        <span className="ipt">
          <input name="agentName" defaultValue={agentName} maxLength={30} autoComplete="name" />
        </span>
      </label>
      <Suspense>
        <LazyStepUpCodeField purpose="signContract" errors={errors} onErrors={setErrors} />
      </Suspense>
      <label className="t13">
        <input type="checkbox" name="agree" /> {t('agree')}{' '}
        <Anchor className="lk" to="/contract/agreement">
          {t('agreementTitle')}
        </Anchor>
      </label>
      {errors['form'] && (
        <p className="ferr" role="alert">
          {errors['form']}
        </p>
      )}
      <div>
        <Button type="submit" tone="brand" busy={buyer.busy || store.busy}>
          {t('authenticate')}
        </Button>
      </div>
    </form>
  )
}
