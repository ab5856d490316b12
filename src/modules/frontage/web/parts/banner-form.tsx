import { DatePicker, Drawer, Form, Input, Segmented, Select, Switch } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useWords } from '../../../../api/browser/use-words.tsx'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { PictureField } from '../../../../ui/console/picture-field.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { contentImageUpload } from '../../../site/contract-file.ts'
import { adminBannerSave, bannerDevices, bannerLangs, bannerPlaces, type adminBannerList } from '../../../site/contract-banner.ts'
import { staffUpload } from '../../../site/web/public.ts'
import { siteDeskWords } from '../words-site-desk.ts'
import { BannerFace } from './banner-face.tsx'
import { LinkPicker } from './link-picker.tsx'

export type AdminBanner = OutputOf<typeof adminBannerList>[number]
type Place = AdminBanner['place']
type Props = { readonly from: AdminBanner | Place; readonly onClose: () => void; readonly onDone: () => void }

const upload = staffUpload(contentImageUpload)

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
  const t = useWords(siteDeskWords)
  const { act, busy } = useAct(adminBannerSave)
  const [typed, setTyped] = useState(() => startOf(from))
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })
  const save = async () => {
    const known = typeof from === 'string' ? {} : { bannerId: from.bannerId, version: from.version }
    if (await act({ ...typed, ...known }, t('saved'))) onDone()
  }
  return (
    <Drawer
      open
      size={520}
      title={t(typeof from === 'string' ? 'addBanner' : 'changeBanner')}
      onClose={onClose}
      footer={
        <div className="row g2" style={{ justifyContent: 'flex-end' }}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="brand" busy={busy} disabled={typed.title.trim() === ''} onClick={() => void save()}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <Form layout="vertical">
        <Form.Item label={t('preview')}>
          <BannerFace place={typed.place} title={typed.title || t('bannerTitle')} subtitle={typed.subtitle} picture={typed.picture} />
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
        <Form.Item label={t('period')}>
          <DatePicker.RangePicker
            showTime={{ format: 'HH:mm' }}
            format="YYYY-MM-DD HH:mm"
            allowEmpty={[true, true]}
            style={{ width: '100%' }}
            placeholder={[t('atOnce'), t('forever')]}
            value={[typed.startsAt ? dayjs(typed.startsAt) : null, typed.endsAt ? dayjs(typed.endsAt) : null]}
            onChange={(range) => set({ startsAt: range?.[0]?.toISOString() ?? '', endsAt: range?.[1]?.toISOString() ?? '' })}
          />
        </Form.Item>
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
          <Form.Item label={t('isOn')}>
            <Switch aria-label={t('isOn')} checked={typed.isOn === 1} onChange={(on) => set({ isOn: on ? 1 : 0 })} />
          </Form.Item>
        </div>
      </Form>
    </Drawer>
  )
}
