import { useNavigation } from 'react-router'

/** The 2 px line at the top while the next page loads; drawn and moved by CSS alone. */
export function NavigationProgress({ label }: { label: string }) {
  const busy = useNavigation().state !== 'idle'
  return <div className={busy ? 'npb busy' : 'npb'} role="progressbar" aria-label={label} aria-hidden={!busy} />
}
