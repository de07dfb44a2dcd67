/** The version of the product; a test holds it equal to that of package.json. */
export const VERSION = '1.0.0';
