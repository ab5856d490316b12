import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '../../api/browser/client.ts'
import { callRef, type RefOutput } from '../../api/browser/call-ref.ts'
import type { cityIndex } from '../../modules/site/contract.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useFrameWords } from '../use-frame-words.ts'

const citiesRef = callRef<typeof cityIndex>('GET', 'v3/system/front/region/cities')

/** Chooses the delivery city: it becomes the CityCode of every call and decides freight and stock order. */
export function CityPicker({ current, onClose }: { current: string; onClose: () => void }) {
  const t = useFrameWords()
  const { revalidate } = useRevalidator()
  const [index, setIndex] = useState<RefOutput<typeof citiesRef>>([])
  useEffect(() => {
    callApi(citiesRef, {}).then(
      (answer) => setIndex(answer.data ?? []),
      () => undefined,
    )
  }, [])
  const choose = (cityCode: string) => {
    document.cookie = `zb_city=${cityCode}; path=/; max-age=31536000; samesite=lax`
    onClose()
    void revalidate()
  }
  return (
    <Dialog open onClose={onClose} title={t('chooseCity')} closeLabel={t('close')} kind="wide">
      <div style={{ maxHeight: '60vh', overflow: 'auto' }}>
        {index.map((group) => (
          <section key={group.initial} className="row" style={{ alignItems: 'flex-start', gap: 12, padding: '6px 0' }}>
            <b className="c3" style={{ width: 20 }}>
              {group.initial}
            </b>
            <p style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
              {group.cities.map((city) => (
                <button
                  key={city.cityCode}
                  type="button"
                  className={city.cityCode === current ? 'btn sm p' : 'btn sm gh'}
                  title={city.provinceName}
                  onClick={() => choose(city.cityCode)}
                >
                  {city.cityName}
                </button>
              ))}
            </p>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
