interface StoredChange {
  files: Record<string, { mutants: { status: string; static?: boolean }[] }>;
}

/**
 * What an earlier run found, without the changes at the top of a file that nothing noticed: it does not know which tests
 * reach those, and would believe them unnoticed whatever tests there are by now.
 */
export const worthKeeping = <T extends StoredChange>(change: T): T => ({
  ...change,
  files: Object.fromEntries(
    Object.entries(change.files).map(([name, file]) => [
      name,
      { ...file, mutants: file.mutants.filter((one) => !(one.static && one.status === 'Survived')) },
    ]),
  ),
});
