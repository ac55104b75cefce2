declare module 'zipcodes/lib/codesCanada.js' {
  const areas: { codes: Record<string, { city?: string } | undefined> };
  export default areas;
}
