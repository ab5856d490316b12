/** Functions of a library that no page of ours can reach: their bodies are left out of the browser's script. */
export type UnusedPart = {
  /** The end of the library file's path. */
  readonly file: string
  /** What stands in for a body where `{}` would not do. */
  readonly bodies?: Readonly<Record<string, string>>
  /** Space-separated names of functions, of the file or of its `exports`. */
  readonly functions: string
}

/**
 * The names by which these parts would be asked for. A page that uses one does not build: it then takes the part out of
 * the list below and pays for it.
 */
export const wayIn =
  /\b(ViewTransition|unstable_SuspenseList|SuspenseList|useActionState|useFormState|preinit|preinitModule|preloadModule|prefetchDNS|useFetchers?|useSubmit|useFormAction)\b/

// Elements that animate from one page to the next; every commit of a navigation would look for them in the whole tree.
const viewTransitions = `trackEnterViewTransitions applyViewTransitionToHostInstances applyViewTransitionToHostInstancesRecursive
  restoreViewTransitionOnHostInstances commitAppearingPairViewTransitions commitEnterViewTransitions commitDeletedPairViewTransitions
  commitExitViewTransitions commitNestedViewTransitions restorePairedViewTransitions restoreEnterOrExitViewTransitions
  restoreNestedViewTransitions measureViewTransitionHostInstancesRecursive measureNestedViewTransitions
  commitAfterMutationEffectsOnFiber recursivelyTraverseAfterMutationEffects startViewTransition applyViewTransitionName
  restoreViewTransitionName createViewTransitionInstance scheduleViewTransitionEvent getViewTransitionName
  getViewTransitionClassName measureInstance reportViewTransitionError`

// Lists that reveal their parts in order, and state that a form's action returns.
const listsAndActions = `initSuspenseListRenderState updateSuspenseListComponent cutOffTailIfNeeded mountActionState
  updateActionStateImpl rerenderActionState runActionStateAction dispatchActionState`

/** Read beside the libraries' own source, which must be done again when their versions change. */
export const unusedParts: readonly UnusedPart[] = [
  {
    file: 'react-dom/cjs/react-dom-client.production.js',
    functions: `${viewTransitions} ${listsAndActions} preconnectAs prefetchDNS preconnect preload preloadModule preinitStyle
      preinitScript preinitModuleScript`,
  },
  {
    file: 'react-dom/cjs/react-dom.production.js',
    functions: 'preconnect prefetchDNS preinit preinitModule preload preloadModule',
  },
  {
    // Forms search by GET or are answered by calls, never by a route's action; nothing loads a route's data without going there.
    file: 'react-router/dist/production/lib/router/router.js',
    bodies: { handleAction: "{ throw Error('no route has an action') }" },
    functions: `handleAction fetch handleFetcherAction handleFetcherLoader setFetcherError updateFetcherState resetFetcher
      queueFetcherForDeletion getUpdatedRevalidatingFetchers markFetchRedirectsDone abortStaleFetchLoads restoreAppliedTransitions
      persistAppliedTransitions`,
  },
  {
    file: 'react-router/dist/production/lib/dom/ssr/single-fetch.js',
    functions: 'singleFetchActionStrategy singleFetchLoaderFetcherStrategy nonSsrStrategy',
  },
]
