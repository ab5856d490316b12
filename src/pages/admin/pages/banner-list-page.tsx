import { Popconfirm } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot, type StateTone } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { adminBannerDelete, adminBannerList, adminBannerMove, bannerPlaces } from '../../../modules/site/endpoints-banners.ts'
import { BannerContent } from '../../../modules/page-builder/ui/sections/banner-content.tsx'
import { BannerForm, type AdminBanner } from './banner-form.tsx'
import '../../../ui/styles/home.css'
import '../../../modules/page-builder/ui/sections/sections.css'
import { pageBuilderMessages } from '../../../modules/page-builder/messages.ts'

const tones: Readonly<Record<AdminBanner['state'], StateTone>> = { shown: 'ok', waiting: 'info', ended: 'quiet', off: 'quiet' }

/** The mall's banners by place: preview, order, period, where they lead. */
export default function BannerListPage() {
  const t = useMessages(pageBuilderMessages)
  const list = useCall(adminBannerList, {})
  const [open, setOpen] = useState<AdminBanner | AdminBanner['place'] | null>(null)
  return (
    <div className="col g3">
      <CallView call={list}>
        {(banners) => (
          <div className="col g3">
            {bannerPlaces.map((place) => (
              <Panel
                key={place}
                title={t(`place_${place}`)}
                sub={t(`place_${place}_help`)}
                more={
                  <Button size="sm" tone="brand" icon="plus" onClick={() => setOpen(place)}>
                    {t('addBanner')}
                  </Button>
                }
              >
                <PlaceTable banners={banners.filter((banner) => banner.place === place)} onEdit={setOpen} onMoved={list.reload} />
              </Panel>
            ))}
          </div>
        )}
      </CallView>
      {open && (
        <BannerForm
          from={open}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            list.reload()
          }}
        />
      )}
    </div>
  )
}

type TableProps = { readonly banners: readonly AdminBanner[]; readonly onEdit: (banner: AdminBanner) => void; readonly onMoved: () => void }

function PlaceTable({ banners, onEdit, onMoved }: TableProps) {
  const t = useMessages(pageBuilderMessages)
  const { act: move } = useAct(adminBannerMove)
  const { act: remove } = useAct(adminBannerDelete)
  const moved = async (bannerId: number, direction: 'up' | 'down') => {
    if (await move({ bannerId, direction })) onMoved()
  }
  const removed = async (bannerId: number) => {
    if (await remove({ bannerId }, t('deleted'))) onMoved()
  }
  if (banners.length === 0) return <Empty icon="image" title={t('noBanners')} />
  return (
    <div className="tsc">
      <table className="tbl so">
        <thead>
          <tr>
            <th className="w-75">{t('preview')}</th>
            <th>{t('link')}</th>
            <th>{t('shownTo')}</th>
            <th>{t('period')}</th>
            <th>{t('state')}</th>
            <th>{t('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {banners.map((banner, index) => (
            <tr key={banner.bannerId}>
              <td>
                <BannerContent place={banner.place} title={banner.title} subtitle={banner.subtitle} picture={banner.picture} />
              </td>
              <td>
                <div className="t13">{t(`link_${banner.link_type}`)}</div>
                <div className="t12 c3 wrap-anywhere">{banner.link_value || banner.address}</div>
              </td>
              <td className="t12">
                {t(`device_${banner.device}`)}
                <br />
                {t(`lang_${banner.lang}`)}
              </td>
              <td className="t12 num nw">
                {banner.startsAt ? fullTime(banner.startsAt) : t('atOnce')}
                <br />
                {banner.endsAt ? fullTime(banner.endsAt) : t('forever')}
              </td>
              <td className="nw">
                <StateDot tone={tones[banner.state]}>{t(`state_${banner.state}`)}</StateDot>
              </td>
              <td>
                <div className="row g1">
                  <Button
                    size="sm"
                    square
                    icon="arrow-up"
                    aria-label={`${t('up')} ${banner.title}`}
                    disabled={index === 0}
                    onClick={() => void moved(banner.bannerId, 'up')}
                  />
                  <Button
                    size="sm"
                    square
                    icon="arrow-down"
                    aria-label={`${t('down')} ${banner.title}`}
                    disabled={index === banners.length - 1}
                    onClick={() => void moved(banner.bannerId, 'down')}
                  />
                  <Button size="sm" onClick={() => onEdit(banner)}>
                    {t('edit')}
                  </Button>
                  <Popconfirm
                    title={t('sureDelete')}
                    okText={t('delete')}
                    cancelText={t('cancel')}
                    onConfirm={() => void removed(banner.bannerId)}
                  >
                    <Button size="sm" tone="ghost">
                      {t('delete')}
                    </Button>
                  </Popconfirm>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
