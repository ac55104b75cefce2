declare module 'sales-tax' {
  const salesTax: { getSalesTax(country: string, region: string): Promise<{ rate: number }> };
  export default salesTax;
}
