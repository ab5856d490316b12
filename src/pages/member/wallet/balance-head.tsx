import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import type { BalanceView } from '../../../modules/wallet/endpoints.ts'
import { balancePageMessages } from '../../../modules/wallet/messages.ts'

/** What the member has, what of it is held, and what is still to be set before it can be spent. */
export function BalanceHead({ balance }: { balance: BalanceView }) {
  const t = useMessages(balancePageMessages)
  return (
    <div className="col g3">
      <section className="pan kpi" aria-label={t('balanceTitle')}>
        <div>
          <span className="l">{t('available')}</span>
          <span className="v num" data-testid="available">
            {priceText(balance.available)}
          </span>
        </div>
        <div>
          <span className="l">{t('held')}</span>
          <span className="v num">{priceText(balance.held)}</span>
        </div>
        <div>
          <span className="l">{t('total')}</span>
          <span className="v num">{priceText(balance.balance)}</span>
        </div>
      </section>
      {balance.hasPayPassword === 0 && (
        <Note
          tone="warn"
          action={
            <ButtonLink size="sm" to="/member/pwd/pay">
              {t('toPassword')}
            </ButtonLink>
          }
        >
          {t('setPassword')}
        </Note>
      )}
    </div>
  )
}
