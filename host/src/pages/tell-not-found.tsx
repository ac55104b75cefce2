import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@shop/contract';
import { api, type CallArgs } from '@shop/store';

const notFoundApi = api.injectEndpoints({
  endpoints: (build) => ({
    notFound: build.mutation<null, { path: string; referrer: string }>({
      query: (body): CallArgs<'notFoundReferrer'> => ({ call: 'notFoundReferrer', body, background: true }),
    }),
  }),
});

interface History {
  currentEntry?: { index: number } | null;
  entries?: () => readonly { url: string | null }[];
}

/** The page whose link led here: the one before in this tab where the browser tells, else the document's. */
const referrer = (): string => {
  const { navigation } = window as { navigation?: History };
  const before = navigation?.entries?.()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return before ?? document.referrer;
};

/** Without query and fragment, which may hold what is nobody's business. */
const bare = (address: string): string => address.replace(/[?#].*$/, '').slice(0, 2000);

/** Tells the shop which link leads nowhere (API-068). Shows nothing. */
export default function TellNotFound(): null {
  const { pathname } = useLocation();
  const [tell] = notFoundApi.endpoints.notFound.useMutation();
  useEffect(() => {
    if (pathname !== paths.notFound()) void tell({ path: bare(pathname), referrer: bare(referrer()) });
  }, [pathname, tell]);
  return null;
}
