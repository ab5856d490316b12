import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyReachable } from '../../../api/browser/lazy-reachable.ts'
import { loginNeeded, callApi } from '../../../api/browser/client.ts'
import type { BasketCounts } from '../../../api/browser/basket-signal.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { purchaserCheck } from '../../../modules/rfq/endpoints.ts'
import type { Condition } from '../../../ui/overlay/condition-dialog.tsx'
import { cachedFragment } from '../../../rendering/client/cached-fragment.ts'
import { FloatingSidebar, type SidebarEntry } from '../../../ui/shell/floating-sidebar.tsx'
import type { ShellData } from '../shell-data.ts'
import { useLayoutMessages } from '../use-layout-messages.ts'
import { conditionMessages } from './messages.ts'

const checkRef = callRef<typeof purchaserCheck>('GET', 'v3/business/front/purchaseInquire/conditionCheck')
const enquiryStart = '/inquiry/purchaser/init_inquiry'

const ConditionDialog = lazyReachable(() =>
  import('../../../ui/overlay/condition-dialog.tsx').then((module) => ({ default: module.ConditionDialog })),
)

/** The floating sidebar with the specification's entries; entries whose pages are not there yet are left out. */
export function MallSidebar({ shell, counts, talk }: { shell: ShellData; counts: BasketCounts; talk: number }) {
  const t = useLayoutMessages()
  const say = useMessages(conditionMessages)
  const navigate = useNavigate()
  const [unmet, setUnmet] = useState<readonly Condition[] | null>(null)
  const askLogin = () => window.dispatchEvent(new Event(loginNeeded))
  const enquire = async () => {
    if (!shell.member) return void navigate(`/login?redirectUrl=${encodeURIComponent(enquiryStart)}`)
    const answer = await callApi(checkRef, {}).catch(() => null)
    if (!answer?.data) return
    if (answer.data.pass) return void navigate(shell.links.includes(enquiryStart) ? enquiryStart : '/enquiry/index')
    setUnmet(answer.data.conditions.map((condition, index) => ({ key: String(index), text: condition.description, met: condition.pass })))
  }
  const entries: SidebarEntry[] = [
    { key: 'account', label: t('account'), icon: 'user', ...(shell.member ? { to: '/member/index' } : { onPress: askLogin }) },
    {
      key: 'cart',
      label: t('cart'),
      icon: 'shopping-cart',
      count: shell.member ? counts.cart : 0,
      ...(shell.member ? { to: '/cart/index' } : { onPress: askLogin }),
    },
    { key: 'enquiry', label: t('enquiryBasket'), icon: 'clipboard-list', count: counts.enquiry, onPress: () => void enquire() },
    ...(shell.links.includes('/member/project/list')
      ? [{ key: 'projects', label: t('projects'), icon: 'folder-kanban' as const, to: '/member/project/list' }]
      : []),
    ...(shell.links.includes('/service')
      ? [{ key: 'service', label: t('service'), icon: 'headset' as const, count: talk, to: '/service?vid=0' }]
      : []),
    { key: 'app', label: t('app'), icon: 'qr-code', popover: <AppCodes help={t('appHelp')} /> },
  ]
  return (
    <>
      {cachedFragment('sidebar', [shell.lang, shell.member === null, counts, talk, shell.links], () => (
        <FloatingSidebar label={t('tools')} entries={entries} topLabel={t('top')} />
      ))}
      {unmet && (
        <Suspense>
          <ConditionDialog
            open
            onClose={() => setUnmet(null)}
            lead={say('conditionsLead')}
            conditions={unmet}
            labels={{
              title: say('notice'),
              close: t('close'),
              met: say('satisfied'),
              unmet: say('unsatisfied'),
              goFulfil: '',
              understood: say('gotIt'),
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** One code for iPhone and Android alike: the mobile site is this very application. */
function AppCodes({ help }: { help: string }) {
  return (
    <div className="row g3 p-3">
      {(['iPhone', 'Android'] as const).map((phone) => (
        <figure key={phone} className="ac t12 c3">
          <img src="/app-code.svg" alt={phone} width={88} height={88} loading="lazy" />
          <figcaption>{phone}</figcaption>
        </figure>
      ))}
      <p className="t12 c3 max-w-30">{help}</p>
    </div>
  )
}
