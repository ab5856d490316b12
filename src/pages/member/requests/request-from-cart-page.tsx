import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { requestPreviewCall } from '../../../modules/approval/endpoints.ts'
import { ApprovalReasons, ApprovalSteps } from './approval-steps.tsx'
import { previewLines } from './preview-lines.ts'
import { RequestLines } from './request-lines.tsx'
import { purchaseRequestMessages } from './messages.ts'

/** The checked lines of the cart as a purchase request: what, why approval, and who decides. */
export default function CartRequestPage() {
  const t = useMessages(purchaseRequestMessages)
  const call = useCall(requestPreviewCall, {})
  if (call.refused)
    return (
      <Empty
        panel
        icon="lock"
        title={t('onlySubs')}
        help={call.refused.msg}
        actions={<ButtonLink to="/cart/index">{t('goCart')}</ButtonLink>}
      />
    )
  return (
    <CallView call={call}>
      {({ checkout, reasons, steps, needed }) => {
        const lines = previewLines(checkout)
        if (lines.length === 0)
          return (
            <Empty
              panel
              icon="shopping-cart"
              title={t('emptyTitle')}
              help={t('emptyHelp')}
              actions={
                <ButtonLink to="/cart/index" tone="brand">
                  {t('goCart')}
                </ButtonLink>
              }
            />
          )
        return (
          <Panel
            title={t('cartTitle')}
            sub={t('cartLead')}
            more={
              <Anchor className="lk t13" to="/cart/index">
                {t('backToCart')}
              </Anchor>
            }
          >
            <div className="bx">{needed ? <ApprovalReasons reasons={reasons} /> : <Note tone="ok">{t('notNeeded')}</Note>}</div>
            <RequestLines lines={lines} />
            <div className="bx">
              <h3 className="t14 b6">{t('whoDecides')}</h3>
              <ApprovalSteps steps={steps} />
            </div>
            <div className="bx row g3">
              <span className="sp" />
              <span className="c2">{t('total')}</span>
              <b className="num t18">¥{priceText(checkout.totalAmount)}</b>
              <ButtonLink to={needed ? '/buy/confirm' : '/buy/request'} tone="action" size="lg">
                {t('next')}
              </ButtonLink>
            </div>
          </Panel>
        )
      }}
    </CallView>
  )
}
