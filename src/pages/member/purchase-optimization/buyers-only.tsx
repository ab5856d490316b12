import type { ReactNode } from 'react'
import type { CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { sourcingToolsMessages } from '../../../modules/sourcing-tools/messages.ts'
import { optimizationMessages } from './messages.ts'

/** A page of the selection: for buyers what it shows, for everybody else the specification's sentence and a way on. */
export function BuyersOnly<Data>({ call, children }: { call: CallState<Data>; children: (data: Data) => ReactNode }) {
  const t = useMessages(optimizationMessages)
  const said = useMessages(sourcingToolsMessages)
  if (!call.refused || call.data) return <CallView call={call}>{children}</CallView>
  // The printed default, for a refusal of any other kind.
  if (call.refused.state !== 259) return <Empty panel icon="lock" title={said('featureUpgrade')} help={call.refused.msg} />
  return (
    <Panel title={t('optimizeTitle')}>
      <Empty
        icon="lock"
        title={said('onlyBuyers')}
        help={t('buyersOnlyHelp')}
        actions={
          <>
            <ButtonLink to="/member/authen">{t('toAuthen')}</ButtonLink>
            <ButtonLink tone="brand" to="/prototype/replacement/search">
              {t('toReplacement')}
            </ButtonLink>
          </>
        }
      />
    </Panel>
  )
}
