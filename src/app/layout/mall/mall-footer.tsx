import { useCallback } from 'react'
import { endSession } from '../../../modules/identity/ui/browser-session.ts'
import { cachedFragment } from '../../../rendering/client/cached-fragment.ts'
import { Footer } from '../../../ui/shell/footer.tsx'
import type { ShellData } from '../shell-data.ts'
import { useLayoutMessages, type LayoutTranslate } from '../use-layout-messages.ts'
import { LanguageSwitch } from './language-switch.tsx'

/** The footer: promises, links to pages that exist, the hotline and legal lines that the settings hold. */
export function MallFooter({ shell }: { shell: ShellData }) {
  const t = useLayoutMessages()
  const logout = useCallback(() => void endSession(), [])
  return (
    <>
      {/* A phone has no utility bar: here it finds the other language and the way out. */}
      <div className="m-only m-end">
        <LanguageSwitch onLogout={shell.member ? logout : null} />
      </div>
      {cachedFragment('footer', [shell.lang, shell.links, shell.site], () => (
        <WholeFooter shell={shell} t={t} />
      ))}
    </>
  )
}

function WholeFooter({ shell, t }: { shell: ShellData; t: LayoutTranslate }) {
  const link = (label: string, to: string) => ({ label, to })
  const exists = (one: { to: string }) => shell.links.includes(one.to.split('?')[0] ?? '')
  const columns = [
    {
      title: t('footBuying'),
      links: [
        link(t('allCategories'), '/goods/category'),
        link(t('goodsList'), '/goods/list'),
        link(t('zincMarket'), '/zinc'),
        link(t('zincFactory'), '/zincFactory'),
        link(t('topics'), '/topic'),
      ],
    },
    {
      title: t('footTools'),
      links: [
        link(t('footQuickOrder'), '/quickOrder'),
        link(t('orderList'), '/demand'),
        link(t('publishInquiry'), '/inquiry/purchaser/init_inquiry'),
        link(t('footTenders'), '/bid/index'),
        link(t('assistant'), '/ai'),
      ],
    },
    {
      title: t('footOffers'),
      links: [
        link(t('activities'), '/activity'),
        link(t('couponCentre'), '/coupon'),
        link(t('groupSales'), '/sale/group'),
        link(t('pointsMall'), '/point/index'),
        link(t('scoreMall'), '/score'),
      ],
    },
    {
      title: t('footService'),
      links: [
        link(t('myOrders'), '/member/order/list'),
        link(t('footAftersale'), '/member/order/aftersales'),
        link(t('footInvoices'), '/member/invoice'),
        link(t('verify'), '/vc'),
        link(t('helpArticles'), '/article'),
      ],
    },
    {
      title: t('footSuppliers'),
      links: [
        link(t('storeList'), '/store/list'),
        link(t('becomeSupplier'), '/isp_register'),
        link(t('sellerConsole'), '/seller'),
        link(t('userAgreement'), '/agreement?key=user'),
        link(t('privacyPolicy'), '/agreement?key=privacy'),
      ],
    },
  ].map((column) => ({ ...column, links: column.links.filter(exists) }))
  return (
    <Footer
      label={t('footer')}
      promises={[
        { icon: 'shield-check', title: t('promiseVerified'), text: t('promiseVerifiedText') },
        { icon: 'file-check-2', title: t('promiseCertificate'), text: t('promiseCertificateText') },
        { icon: 'scale', title: t('promiseUnits'), text: t('promiseUnitsText') },
        { icon: 'receipt-text', title: t('promiseInvoice'), text: t('promiseInvoiceText') },
        { icon: 'truck', title: t('promiseFreight'), text: t('promiseFreightText') },
      ]}
      columns={columns.filter((column) => column.links.length > 0)}
      contact={
        shell.site.phone
          ? {
              title: t('hotline'),
              phone: shell.site.phone,
              hours: t('hours'),
              code: shell.site.codes.map((code) => <img key={code} src={code} alt="" width={88} height={88} loading="lazy" />),
            }
          : undefined
      }
      legal={
        <>
          {shell.site.legal.join(' · ')}
          <br />
          {t('priceNote')}
        </>
      }
    />
  )
}
