import type { ReactNode } from 'react'
import type { CallState } from '../../api/browser/use-call.ts'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { Button } from '../basic/button.tsx'
import { Empty, LoadingRows } from '../feedback/states.tsx'
import { StoreChoice } from './store-choice.tsx'
import { storesIn } from './work-store.ts'
import { consoleKitMessages } from './messages.ts'

type Props<Data> = {
  readonly call: CallState<Data>
  /** Rows of the grey sketch while the first data comes. */
  readonly rows?: number
  readonly children: (data: Data) => ReactNode
}

/** A read call on a console page: sketch, refusal in its own words, network failure with retry, or the data. */
export function CallView<Data>({ call, rows = 6, children }: Props<Data>) {
  const t = useMessages(consoleKitMessages)
  const offered = call.refused && storesIn(call.refused.data)
  if (offered) return <StoreChoice offered={offered} />
  if (call.refused && cameFromAddress(call.refused))
    return (
      <Empty
        icon="circle-alert"
        title={t('addressWrong')}
        help={t('addressWrongHelp')}
        actions={<Button onClick={() => history.back()}>{t('goBack')}</Button>}
      />
    )
  if (call.refused)
    return <Empty icon="circle-alert" title={call.refused.msg} actions={<Button onClick={call.reload}>{t('retry')}</Button>} />
  if (call.failed && !call.data)
    return (
      <Empty
        icon="wifi-off"
        title={t('failedTitle')}
        help={t('failedHelp')}
        actions={<Button onClick={call.reload}>{t('retry')}</Button>}
      />
    )
  if (!call.data) return <LoadingRows rows={rows} label={t('loading')} />
  return (
    <div aria-busy={call.loading} className={call.loading ? 'again' : undefined}>
      {children(call.data)}
    </div>
  )
}

/** A read has no form, so fields that were wrong stood in the address; a refusal about one field repeats its sentence. */
const cameFromAddress = ({ errors, msg }: NonNullable<CallState<unknown>['refused']>): boolean =>
  errors !== undefined && !Object.values(errors).includes(msg)
