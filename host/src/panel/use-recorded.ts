import { useEffect, useState } from 'react';

const read = (): PerformanceEntryList => performance.getEntries();

/** What the browser has recorded of this page, kept up to date. */
export const useRecorded = (): PerformanceEntryList => {
  const [entries, setEntries] = useState(read);
  useEffect(() => {
    const observer = new PerformanceObserver(() => setEntries(read()));
    observer.observe({ entryTypes: ['mark', 'paint', 'resource'] });
    return () => observer.disconnect();
  }, []);
  return entries;
};
