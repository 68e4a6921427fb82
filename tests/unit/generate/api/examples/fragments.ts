/** Examples of the packages' authors that are no whole programs, by page and id. */

// cspell:ignoreRegExp /"[\w/-]+#[\w-]+"/g

/** What examples use without saying where it comes from; all else in them is checked by the compiler. */
export const FRAGMENTS: Readonly<Record<string, readonly string[]>> = {
  "core/directives/validation#hasdescriptor": ["directive", "option"],
  "core/directives/validation#hastag": ["directive", "option"],
  "core/directives/validation#isgroupsobject": ["API_GROUPS", "folderNames", "groups", "options"],
  "core/directives/validation#isinvalidfunctionproperty": ["option"],
  "core/directives/validation#isloaderstring": ["loaders", "options"],
  "core/directives/validation#ispath": ["basePath", "folderPath", "join"],
  "core/directives/validation#isschemaobject": ["projectConfig", "schema"],
  "core/directives/validation#isschemastring": ["config"],
  "core/event-emitter#resetevents": ["afterEach", "jest"],
  "core/graphql-config#graphqlconfigextension": ["loadConfig"],
  "core/options/builder#optionbuilder-adddefault": ["builder"],
  "core/options/builder#optionbuilder-addfromcli": ["builder", "cliOpts"],
  "core/options/builder#optionbuilder-addfromconfig": ["builder", "config"],
  "core/options/builder#optionbuilder-transform": ["builder", "resolve"],
  "core/options/builder#optionbuilder-transformif": ["builder", "force", "resolve"],
  "core/renderer#categorymetafileoptions": ["CATEGORY_STYLE_CLASS", "SidebarPosition"],
  "core/renderer#renderer-generateindexmetafile": ["renderer"],
  "graphql/loader#loadschema": ["GraphQLFileLoader"],
  "helpers/utils/interpolate#interpolate": ["interpolate"],
  "printer-legacy/events#beforecomposepagetypeevent": ["PrintTypeEvents", "events"],
  "printer-legacy/events#printcodeevent": ["PrintTypeEvents", "events"],
  "printer-legacy/relation#printrelationof": ["getRelationOfField", "options", "type"],
  "utils/guards#hasarrayproperty": ["type"],
  "utils/guards#hasfunctionproperty": ["directive"],
  "utils/guards#hasnonemptyarrayproperty": ["type"],
  "utils/guards#hasproperties": ["type"],
  "utils/guards#hasproperty": ["type"],
  "utils/guards#hasstringproperty": ["type"],
  "utils/guards#isnonemptyarray": ["values"],
  "utils/guards#istypeobject": ["value"],
};

/** Examples that neither run nor compile with this release, and why. */
export const NOT_RUN: Readonly<Record<string, string>> = {
  "core/diff#haschanges-2": "names a module that does not exist",
  "core/graphql-config#loadconfiguration": "shows two ways, which both declare config",
  "core/renderer#getapigroupfolder": "shows two ways, which both declare folder",
  "core/renderer#getrenderer": "passes six arguments of seven",
  "helpers/utils/interpolate#getobjpath": "imports from a package that no longer has the function",
  "printer-legacy/example#printexample": "leaves out options that are required",
  "printer-legacy/printer#printer": "calls static methods on an instance",
  "printer-legacy/printer#printer-printtype": "turns an option on that holds an object",
  "printer-legacy/relation#printrelations": "gives a formatter functions that return plain strings",
  "types/printer#printereventemitter": "sketches what two packages do in turn",
};
