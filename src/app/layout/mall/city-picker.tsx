import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '../../../api/browser/client.ts'
import { callRef, type RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { cityIndex } from '../../../modules/site/endpoints.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Empty, LoadingRows } from '../../../ui/feedback/states.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useLayoutMessages } from '../use-layout-messages.ts'
import { cityMessages } from './messages.ts'

const citiesRef = callRef<typeof cityIndex>('GET', 'v3/system/front/region/cities')
type Index = RefOutput<typeof citiesRef>

/** The cities whose name, province or first letter has what was typed. */
function found(index: Index, typed: string): Index {
  const word = typed.trim().toLowerCase()
  if (word === '') return index
  return index
    .map((group) => ({
      ...group,
      cities: group.cities.filter(
        (city) => group.initial.toLowerCase() === word || `${city.cityName} ${city.provinceName}`.toLowerCase().includes(word),
      ),
    }))
    .filter((group) => group.cities.length > 0)
}

/** Chooses the delivery city: it becomes the CityCode of every call and decides freight and stock order. */
export function CityPicker({ current, onClose }: { current: string; onClose: () => void }) {
  const t = useLayoutMessages()
  const say = useMessages(cityMessages)
  const { revalidate } = useRevalidator()
  const [index, setIndex] = useState<Index | 'failed' | null>(null)
  const [typed, setTyped] = useState('')
  const load = useCallback(() => {
    setIndex(null)
    callApi(citiesRef, {}).then(
      (answer) => setIndex(answer.data ?? 'failed'),
      () => setIndex('failed'),
    )
  }, [])
  useEffect(load, [load])
  const choose = (cityCode: string) => {
    document.cookie = `zb_city=${cityCode}; path=/; max-age=31536000; samesite=lax`
    onClose()
    void revalidate()
  }
  return (
    <Dialog open onClose={onClose} title={t('chooseCity')} closeLabel={t('close')} kind="wide">
      <TextField
        dense
        label={say('findCity')}
        placeholder={say('findCity')}
        labelHidden
        icon="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="h-[56vh] overflow-auto mt-3">
        {index === null && <LoadingRows rows={8} label={t('loading')} />}
        {index === 'failed' && (
          <Empty icon="wifi-off" title={say('citiesFailed')} actions={<Button onClick={load}>{say('again')}</Button>} />
        )}
        {Array.isArray(index) && <Cities index={found(index, typed)} current={current} none={say('noCity')} onChoose={choose} />}
      </div>
    </Dialog>
  )
}

type CitiesProps = { readonly index: Index; readonly current: string; readonly none: string; readonly onChoose: (cityCode: string) => void }

function Cities({ index, current, none, onChoose }: CitiesProps) {
  if (index.length === 0) return <Empty icon="map-pin" title={none} />
  return index.map((group) => (
    <section key={group.initial} className="row items-start gap-3 px-0 py-1.5">
      <b className="c3 w-5">{group.initial}</b>
      <p className="flex flex-wrap gap-1">
        {group.cities.map((city) => (
          <button
            key={city.cityCode}
            type="button"
            className={city.cityCode === current ? 'btn sm p' : 'btn sm gh'}
            aria-pressed={city.cityCode === current}
            title={city.provinceName}
            onClick={() => onChoose(city.cityCode)}
          >
            {city.cityName}
          </button>
        ))}
      </p>
    </section>
  ))
}
