import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { RichText } from '../../../ui/basic/rich-text.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { agreementDetail } from '../../../modules/content/endpoints.ts'
import { contractPageMessages } from '../../../modules/contract/messages.ts'

/** The agreement on electronic signatures; it is accepted with the authentication. */
export default function ContractAgreementPage() {
  const t = useMessages(contractPageMessages)
  const call = useCall(agreementDetail, { agreementCode: 'contract_agreement' })
  return (
    <CallView call={call}>
      {(agreement) => (
        <Panel title={agreement.title}>
          <div className="bx col g3">
            <RichText html={agreement.content} />
            <div>
              <ButtonLink tone="brand" to="/member/contract/authen">
                {t('goAuthen')}
              </ButtonLink>
            </div>
          </div>
        </Panel>
      )}
    </CallView>
  )
}
