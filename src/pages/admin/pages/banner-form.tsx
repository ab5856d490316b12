import { Form, Input, Segmented, Select } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { PictureField } from '../../../ui/console/picture-field.tsx'
import { useUnsaved } from '../../../ui/console/form/leave-guard.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { contentImageUpload } from '../../../modules/site/endpoints-files.ts'
import { adminBannerSave, bannerDevices, bannerLangs, bannerPlaces, type adminBannerList } from '../../../modules/site/endpoints-banners.ts'
import { staffImageUploader } from '../../../modules/site/ui/upload-staff-image.ts'
import { pageBuilderMessages } from '../../../modules/page-builder/messages.ts'
import { BannerContent } from '../../../modules/page-builder/ui/sections/banner-content.tsx'
import { LinkPicker } from '../../../modules/page-builder/ui/editor/link-picker.tsx'
import { EnabledField, PeriodField, ScheduledContentDrawer } from './scheduled-content-drawer.tsx'

export type AdminBanner = OutputOf<typeof adminBannerList>[number]
type Place = AdminBanner['place']
type Props = { readonly from: AdminBanner | Place; readonly onClose: () => void; readonly onDone: () => void }

const upload = staffImageUploader(contentImageUpload)

function startOf(from: AdminBanner | Place) {
  const known = typeof from === 'string' ? null : from
  return {
    place: known?.place ?? (from as Place),
    device: known?.device ?? ('all' as const),
    lang: known?.lang ?? ('all' as const),
    title: known?.title ?? '',
    subtitle: known?.subtitle ?? '',
    picture: known?.picture ?? '',
    link: { type: known?.link_type ?? ('none' as const), value: known?.link_value ?? '', info: known?.info ?? {} },
    isOn: known?.isOn ?? (1 as const),
    startsAt: known?.startsAt ?? '',
    endsAt: known?.endsAt ?? '',
  }
}

/** A banner's form with a picture of how it will look. */
export function BannerForm({ from, onClose, onDone }: Props) {
  const t = useMessages(pageBuilderMessages)
  const { act, busy } = useAct(adminBannerSave)
  const [typed, setTyped] = useState(() => startOf(from))
  const { settle } = useUnsaved(typed)
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })
  const save = async () => {
    const known = typeof from === 'string' ? {} : { bannerId: from.bannerId, version: from.version }
    if (!(await act({ ...typed, ...known }, t('saved')))) return
    settle()
    onDone()
  }
  return (
    <ScheduledContentDrawer
      title={t(typeof from === 'string' ? 'addBanner' : 'changeBanner')}
      busy={busy}
      isNamed={typed.title.trim() !== ''}
      onClose={onClose}
      onSave={() => void save()}
    >
      <Form.Item label={t('preview')}>
        <BannerContent place={typed.place} title={typed.title || t('bannerTitle')} subtitle={typed.subtitle} picture={typed.picture} />
      </Form.Item>
      <Form.Item label={t('place')}>
        <Segmented
          block
          options={bannerPlaces.map((value) => ({ value, label: t(`place_${value}`) }))}
          value={typed.place}
          onChange={(place) => set({ place })}
        />
      </Form.Item>
      <Form.Item label={t('bannerTitle')} htmlFor="banner-title" required>
        <Input id="banner-title" maxLength={40} showCount value={typed.title} onChange={(event) => set({ title: event.target.value })} />
      </Form.Item>
      <Form.Item label={t('subtitle')} htmlFor="banner-subtitle">
        <Input id="banner-subtitle" maxLength={80} value={typed.subtitle} onChange={(event) => set({ subtitle: event.target.value })} />
      </Form.Item>
      <Form.Item label={t('picture')}>
        <PictureField label={t('picture')} value={typed.picture} onChange={(picture) => set({ picture })} upload={upload} />
      </Form.Item>
      <Form.Item label={t('link')}>
        <LinkPicker value={typed.link} onChange={(link) => set({ link: { ...link, info: { ...link.info } } })} />
      </Form.Item>
      <PeriodField value={typed} onChange={set} />
      <div className="row g4 wrp">
        <Form.Item label={t('device')}>
          <Select
            aria-label={t('device')}
            style={{ width: 130 }}
            value={typed.device}
            options={bannerDevices.map((value) => ({ value, label: t(`device_${value}`) }))}
            onChange={(device) => set({ device })}
          />
        </Form.Item>
        <Form.Item label={t('lang')}>
          <Select
            aria-label={t('lang')}
            style={{ width: 130 }}
            value={typed.lang}
            options={bannerLangs.map((value) => ({ value, label: t(`lang_${value}`) }))}
            onChange={(lang) => set({ lang })}
          />
        </Form.Item>
        <EnabledField value={typed.isOn} onChange={(isOn) => set({ isOn })} />
      </div>
    </ScheduledContentDrawer>
  )
}
